// Schedules of sm_90a that were faster on an H200 than what the cost model
// picks. Written by python -m attn.tune; docs/Tuning.md says how.
