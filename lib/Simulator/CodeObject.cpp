//===- CodeObject.cpp - Loads AMDGPU ELF code objects ---------------------===//
//
// Part of the attn project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Reads what the HSA loader reads: program headers, dynamic relocations, kernel
// descriptors and the metadata note. Nothing of the file is trusted.

#include "attn/Simulator/CodeObject.h"
#include "Chip.h"
#include "Program.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/BinaryFormat/MsgPackReader.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include "llvm/Support/Alignment.h"

#include <cstdlib>
#include <map>
#include <set>

using namespace llvm;
using namespace attn::sim;

using ElfFile = object::ELFFile<object::ELF64LE>;
using object::ELF64LE;

uint32_t Kernel::getExplicitBytes() const {
  uint32_t end = 0;
  for (const KernelArgument &argument : arguments)
    if (!argument.isHidden())
      end = std::max(end, argument.offset + argument.size);
  return end;
}

void CodeObject::FreeImage::operator()(uint8_t *image) const {
  std::free(image);
}

CodeObject::~CodeObject() = default;

const Kernel *CodeObject::findKernel(StringRef name) const {
  auto it = find_if(kernels,
                    [&](const Kernel &kernel) { return kernel.name == name; });
  return it == kernels.end() ? nullptr : &*it;
}

std::pair<uint64_t, uint64_t> CodeObject::findVariable(StringRef name) const {
  for (const Variable &variable : variables)
    if (variable.name == name)
      return {variable.address, variable.size};
  return {0, 0};
}

std::vector<std::string> CodeObject::findUnknownInstructions() const {
  std::set<std::string> names;
  for (auto [instruction, info] :
       zip_equal(program->instructions, program->infos))
    if (instruction.execute == executeUnknown && info.size &&
        info.mnemonic != "unknown")
      names.insert(info.mnemonic);
  return {names.begin(), names.end()};
}

/// The processor of an e_flags field, also of chips that the simulator does
/// not know.
static StringRef getMachineName(unsigned machine) {
  for (const Chip &chip : getChips())
    if (chip.machine == machine)
      return chip.name;
  switch (machine) {
  case ELF::EF_AMDGPU_MACH_AMDGCN_GFX900:
    return "gfx900";
  case ELF::EF_AMDGPU_MACH_AMDGCN_GFX1030:
    return "gfx1030";
  case ELF::EF_AMDGPU_MACH_AMDGCN_GFX1100:
    return "gfx1100";
  case ELF::EF_AMDGPU_MACH_AMDGCN_GFX1201:
    return "gfx1201";
  default:
    return "";
  }
}

namespace attn::sim {

/// The steps of loading; each may fail with a message of one line.
class CodeObjectLoader {
public:
  CodeObjectLoader(MemoryBufferRef buffer)
      : buffer(buffer), result(new CodeObject) {}
  Expected<std::unique_ptr<CodeObject>> run();

private:
  Error fail(const Twine &text) const {
    return createStringError(buffer.getBufferIdentifier() + ": " + text);
  }
  /// A message of LLVM's becomes one of ours.
  Error fail(Error error) const {
    std::string text = toString(std::move(error));
    llvm::replace(text, '\n', ' ');
    return fail(text);
  }
  Error checkHeader(const ElfFile &elf);
  Error loadSegments(const ElfFile &elf);
  Error readSymbols(const ElfFile &elf);
  Error relocate(const ElfFile &elf);
  Error readMetadata(const ElfFile &elf);
  Error readKernels();
  void setRegisters(Kernel &kernel) const;
  Error decode();
  void readArguments(msgpack::MapDocNode map, Kernel &kernel);
  /// The loaded bytes at an ELF address; empty if they are not in the image.
  MutableArrayRef<uint8_t> at(uint64_t address, uint64_t bytes) {
    if (address > imageBytes || bytes > imageBytes - address)
      return {};
    return {result->image.get() + address, size_t(bytes)};
  }

  MemoryBufferRef buffer;
  const Chip *chip = nullptr;
  std::unique_ptr<CodeObject> result;
  uint64_t imageBytes = 0;
  uint64_t codeBegin = UINT64_MAX, codeEnd = 0;
  struct Symbol {
    uint64_t address, size;
    unsigned type;
    bool defined;
  };
  std::map<std::string, Symbol> symbols;
  std::vector<Symbol> dynamicSymbols; // by index
  std::vector<uint64_t> starts;
};

} // namespace attn::sim

Error CodeObjectLoader::checkHeader(const ElfFile &elf) {
  const auto &header = elf.getHeader();
  if (header.e_ident[ELF::EI_CLASS] != ELF::ELFCLASS64 ||
      header.e_machine != ELF::EM_AMDGPU)
    return fail("expected an AMDGPU code object, found an ELF file for another "
                "machine");
  if (header.e_type != ELF::ET_DYN)
    return fail("expected a linked code object (ET_DYN), found ELF type " +
                Twine(uint16_t(header.e_type)) +
                ": link it with ld.lld -shared");
  unsigned machine = header.e_flags & ELF::EF_AMDGPU_MACH;
  result->chip = getMachineName(machine).str();
  chip = findChip(result->chip);
  if (!chip)
    return fail("expected code for a chip that the simulator knows (" +
                listChips() + "), found " +
                (result->chip.empty() ? "machine 0x" + utohexstr(machine)
                                      : result->chip));
  return Error::success();
}

Error CodeObjectLoader::loadSegments(const ElfFile &elf) {
  auto segments = elf.program_headers();
  if (!segments)
    return fail(segments.takeError());
  // Far more than any code object; keeps a damaged file from taking all memory.
  constexpr uint64_t maxImageBytes = uint64_t(1) << 32;
  for (const auto &segment : *segments) {
    if (segment.p_type != ELF::PT_LOAD)
      continue;
    uint64_t end = segment.p_vaddr + segment.p_memsz;
    if (end < segment.p_vaddr || end > maxImageBytes ||
        segment.p_filesz > segment.p_memsz ||
        segment.p_offset > elf.getBufSize() ||
        segment.p_filesz > elf.getBufSize() - segment.p_offset)
      return fail("expected loadable segments inside of the file, found one at "
                  "offset " +
                  Twine(segment.p_offset) + " of " + Twine(segment.p_filesz) +
                  " bytes in a file of " + Twine(elf.getBufSize()) +
                  ": the file is truncated or damaged");
    imageBytes = std::max(imageBytes, end);
  }
  if (!imageBytes)
    return fail("expected loadable segments, found none");
  uint64_t bytes = alignTo(imageBytes, 4096);
  result->image.reset(static_cast<uint8_t *>(std::aligned_alloc(4096, bytes)));
  if (!result->image)
    return fail("no memory for " + Twine(bytes) + " bytes of code object");
  std::memset(result->image.get(), 0, bytes);
  uint64_t base = reinterpret_cast<uint64_t>(result->image.get());
  for (const auto &segment : *segments) {
    if (segment.p_type != ELF::PT_LOAD)
      continue;
    std::memcpy(result->image.get() + segment.p_vaddr,
                elf.base() + segment.p_offset, segment.p_filesz);
    result->segments.push_back({base + segment.p_vaddr, segment.p_memsz,
                                (segment.p_flags & ELF::PF_W) != 0});
  }
  auto sections = elf.sections();
  if (!sections)
    return fail(sections.takeError());
  for (const auto &section : *sections) {
    if (!(section.sh_flags & ELF::SHF_EXECINSTR) ||
        !(section.sh_flags & ELF::SHF_ALLOC) ||
        at(section.sh_addr, section.sh_size).empty())
      continue;
    codeBegin = std::min<uint64_t>(codeBegin, section.sh_addr);
    codeEnd = std::max<uint64_t>(codeEnd, section.sh_addr + section.sh_size);
  }
  return Error::success();
}

Error CodeObjectLoader::readSymbols(const ElfFile &elf) {
  auto sections = elf.sections();
  if (!sections)
    return fail(sections.takeError());
  uint64_t base = reinterpret_cast<uint64_t>(result->image.get());
  for (const auto &section : *sections) {
    bool isDynamic = section.sh_type == ELF::SHT_DYNSYM;
    if (!isDynamic && section.sh_type != ELF::SHT_SYMTAB)
      continue;
    auto entries = elf.symbols(&section);
    if (!entries)
      return fail(entries.takeError());
    auto strings = elf.getStringTableForSymtab(section);
    if (!strings)
      return fail(strings.takeError());
    for (const auto &entry : *entries) {
      Symbol symbol{entry.st_value, entry.st_size, entry.getType(),
                    entry.st_shndx != ELF::SHN_UNDEF};
      if (isDynamic)
        dynamicSymbols.push_back(symbol);
      auto name = entry.getName(*strings);
      if (!name)
        return fail(name.takeError());
      if (name->empty() || !symbol.defined)
        continue;
      if (symbol.type == ELF::STT_FUNC)
        starts.push_back(symbol.address);
      if (symbol.type == ELF::STT_OBJECT && !name->ends_with(".kd") &&
          symbols.find(name->str()) == symbols.end() &&
          !at(symbol.address, symbol.size).empty())
        result->variables.push_back(
            {name->str(), base + symbol.address, symbol.size});
      symbols[name->str()] = symbol;
    }
  }
  return Error::success();
}

Error CodeObjectLoader::relocate(const ElfFile &elf) {
  auto sections = elf.sections();
  if (!sections)
    return fail(sections.takeError());
  uint64_t base = reinterpret_cast<uint64_t>(result->image.get());
  for (const auto &section : *sections) {
    if (section.sh_type != ELF::SHT_RELA ||
        !(section.sh_flags & ELF::SHF_ALLOC))
      continue;
    auto entries = elf.relas(section);
    if (!entries)
      return fail(entries.takeError());
    for (const auto &entry : *entries) {
      uint32_t type = entry.getType(/*isMips64EL=*/false);
      uint32_t index = entry.getSymbol(/*isMips64EL=*/false);
      uint64_t value = base + entry.r_addend;
      if (index) {
        if (index >= dynamicSymbols.size() || !dynamicSymbols[index].defined)
          return fail("expected relocations against symbols that the code "
                      "object defines, found one against symbol " +
                      Twine(index));
        value += dynamicSymbols[index].address;
      }
      unsigned bytes = 8;
      switch (type) {
      case ELF::R_AMDGPU_RELATIVE64:
      case ELF::R_AMDGPU_ABS64:
        break;
      case ELF::R_AMDGPU_ABS32_LO:
        bytes = 4;
        break;
      case ELF::R_AMDGPU_ABS32_HI:
        bytes = 4;
        value >>= 32;
        break;
      default:
        return fail(
            "expected relocations that the loader applies, found type " +
            Twine(type));
      }
      MutableArrayRef<uint8_t> place = at(entry.r_offset, bytes);
      if (place.empty())
        return fail("expected relocations inside of the image, found one at "
                    "address 0x" +
                    utohexstr(entry.r_offset));
      std::memcpy(place.data(), &value, bytes);
    }
  }
  return Error::success();
}

/// The value of `key`, else an empty node.
static msgpack::DocNode get(msgpack::MapDocNode map, StringRef key) {
  auto it = map.find(key);
  return it == map.end() ? msgpack::DocNode() : it->second;
}

static uint32_t getUInt(msgpack::MapDocNode map, StringRef key,
                        uint32_t otherwise = 0) {
  msgpack::DocNode node = get(map, key);
  if (node.isEmpty())
    return otherwise;
  if (node.getKind() == msgpack::Type::UInt)
    return node.getUInt();
  if (node.getKind() == msgpack::Type::Int)
    return node.getInt();
  return otherwise;
}

static std::string getString(msgpack::MapDocNode map, StringRef key) {
  msgpack::DocNode node = get(map, key);
  return !node.isEmpty() && node.isString() ? node.getString().str() : "";
}

void CodeObjectLoader::readArguments(msgpack::MapDocNode map, Kernel &kernel) {
  msgpack::DocNode arguments = get(map, ".args");
  if (arguments.isEmpty() || !arguments.isArray())
    return;
  for (msgpack::DocNode node : arguments.getArray()) {
    if (!node.isMap())
      continue;
    msgpack::MapDocNode argument = node.getMap();
    kernel.arguments.push_back(
        {getString(argument, ".name"), getString(argument, ".value_kind"),
         getUInt(argument, ".offset"), getUInt(argument, ".size")});
  }
}

/// Whether the next object is of the kinds that metadata consist of. LLVM's
/// document takes it for granted that the keys of maps are scalars.
static bool checkMetadata(msgpack::Reader &reader, unsigned depth = 0) {
  msgpack::Object object;
  auto isRead = reader.read(object);
  if (!isRead) {
    consumeError(isRead.takeError());
    return false;
  }
  if (!*isRead || depth > 16)
    return false;
  switch (object.Kind) {
  case msgpack::Type::Nil:
  case msgpack::Type::Int:
  case msgpack::Type::UInt:
  case msgpack::Type::Boolean:
  case msgpack::Type::Float:
  case msgpack::Type::String:
    return true;
  case msgpack::Type::Array:
    for (size_t i = 0; i < object.Length; ++i)
      if (!checkMetadata(reader, depth + 1))
        return false;
    return true;
  case msgpack::Type::Map:
    for (size_t i = 0; i < object.Length; ++i) {
      msgpack::Object key;
      auto isKey = reader.read(key);
      if (!isKey) {
        consumeError(isKey.takeError());
        return false;
      }
      if (!*isKey || key.Kind != msgpack::Type::String ||
          !checkMetadata(reader, depth + 1))
        return false;
    }
    return true;
  default:
    return false;
  }
}

Error CodeObjectLoader::readMetadata(const ElfFile &elf) {
  auto segments = elf.program_headers();
  if (!segments)
    return fail(segments.takeError());
  for (const auto &segment : *segments) {
    if (segment.p_type != ELF::PT_NOTE)
      continue;
    Error error = Error::success();
    for (auto note : elf.notes(segment, error)) {
      if (note.getName() != "AMDGPU" ||
          note.getType() != ELF::NT_AMDGPU_METADATA)
        continue;
      msgpack::Document document;
      StringRef text = note.getDescAsStringRef(segment.p_align);
      msgpack::Reader reader(text);
      if (!checkMetadata(reader) ||
          !document.readFromBlob(text, /*Multi=*/false) ||
          !document.getRoot().isMap()) {
        consumeError(std::move(error));
        return fail(
            "expected AMDGPU metadata in msgpack, found something else");
      }
      msgpack::DocNode list =
          get(document.getRoot().getMap(), "amdhsa.kernels");
      if (list.isEmpty() || !list.isArray())
        continue;
      for (msgpack::DocNode node : list.getArray()) {
        if (!node.isMap())
          continue;
        msgpack::MapDocNode map = node.getMap();
        Kernel kernel;
        kernel.name = getString(map, ".name");
        kernel.symbol = getString(map, ".symbol");
        kernel.kernargBytes = getUInt(map, ".kernarg_segment_size");
        kernel.vgprs = getUInt(map, ".vgpr_count");
        kernel.agprs = getUInt(map, ".agpr_count");
        kernel.sgprs = getUInt(map, ".sgpr_count");
        kernel.vgprSpills = getUInt(map, ".vgpr_spill_count");
        kernel.sgprSpills = getUInt(map, ".sgpr_spill_count");
        kernel.waveSize = getUInt(map, ".wavefront_size", 64);
        kernel.maxWorkgroupSize =
            getUInt(map, ".max_flat_workgroup_size", 1024);
        msgpack::DocNode required = get(map, ".reqd_workgroup_size");
        if (!required.isEmpty() && required.isArray() &&
            required.getArray().size() == 3)
          for (unsigned i = 0; i < 3; ++i)
            if (required.getArray()[i].getKind() == msgpack::Type::UInt)
              kernel.requiredWorkgroupSize[i] =
                  required.getArray()[i].getUInt();
        readArguments(map, kernel);
        result->kernels.push_back(std::move(kernel));
      }
    }
    if (error)
      return fail(std::move(error));
  }
  if (result->kernels.empty())
    return fail("expected kernels in the AMDGPU metadata, found none");
  return Error::success();
}

/// The registers of a wave, as COMPUTE_PGM_RSRC1 and 3 give them.
void CodeObjectLoader::setRegisters(Kernel &kernel) const {
  constexpr uint32_t mostOfAKind = 256;
  uint32_t count = ((kernel.resource1 & 63) + 1) * chip->vgprGranule;
  kernel.allocatedVgprs = kernel.addressableVgprs = count;
  if (chip->accumulators == Accumulators::Separate) {
    kernel.addressableAgprs = count;
  } else if (chip->accumulators == Accumulators::Unified) {
    uint32_t accumulatorOffset = ((kernel.resource3 & 63) + 1) * 4;
    kernel.addressableVgprs = std::min(count, accumulatorOffset);
    kernel.addressableAgprs =
        std::min(count - kernel.addressableVgprs, mostOfAKind);
  }
}

Error CodeObjectLoader::readKernels() {
  for (Kernel &kernel : result->kernels) {
    auto it = symbols.find(kernel.symbol);
    ArrayRef<uint8_t> bytes;
    if (it != symbols.end())
      bytes = at(it->second.address, sizeof(amdhsa::kernel_descriptor_t));
    if (bytes.empty())
      return fail("expected the kernel descriptor '" + kernel.symbol +
                  "' that the metadata name, found no such symbol");
    amdhsa::kernel_descriptor_t descriptor;
    std::memcpy(&descriptor, bytes.data(), sizeof(descriptor));
    kernel.ldsBytes = descriptor.group_segment_fixed_size;
    kernel.scratchBytes = descriptor.private_segment_fixed_size;
    if (descriptor.kernarg_size)
      kernel.kernargBytes = descriptor.kernarg_size;
    kernel.resource1 = descriptor.compute_pgm_rsrc1;
    kernel.resource2 = descriptor.compute_pgm_rsrc2;
    kernel.resource3 = descriptor.compute_pgm_rsrc3;
    kernel.properties = descriptor.kernel_code_properties;
    kernel.kernargPreload = descriptor.kernarg_preload;
    // Of those chips that have both sizes, the descriptor has it.
    if (chip->waveSize == 32)
      kernel.waveSize =
          kernel.properties &
                  amdhsa::KERNEL_CODE_PROPERTY_ENABLE_WAVEFRONT_SIZE32
              ? 32
              : 64;
    setRegisters(kernel);
    kernel.entryAddress =
        it->second.address + descriptor.kernel_code_entry_byte_offset;
    if (kernel.entryAddress < codeBegin || kernel.entryAddress >= codeEnd)
      return fail("expected the entry of kernel '" + kernel.name +
                  "' in an executable section, found address 0x" +
                  utohexstr(kernel.entryAddress));
    if (kernel.kernargBytes > (1u << 20))
      return fail("expected at most 1 MiB of arguments of kernel '" +
                  kernel.name + "', found " + Twine(kernel.kernargBytes) +
                  " bytes");
    for (const KernelArgument &argument : kernel.arguments)
      if (argument.offset > kernel.kernargBytes ||
          argument.size > kernel.kernargBytes - argument.offset)
        return fail("expected the arguments of kernel '" + kernel.name +
                    "' in its " + Twine(kernel.kernargBytes) +
                    " bytes of arguments, found one of " +
                    Twine(argument.size) + " bytes at offset " +
                    Twine(argument.offset));
    kernel.object = result.get();
    starts.push_back(kernel.entryAddress);
  }
  return Error::success();
}

Error CodeObjectLoader::decode() {
  llvm::sort(starts);
  starts.erase(llvm::unique(starts), starts.end());
  ArrayRef<uint8_t> code = at(codeBegin, codeEnd - codeBegin);
  auto program = decodeProgram(
      *chip, code, codeBegin,
      reinterpret_cast<uint64_t>(result->image.get()) + codeBegin, starts);
  if (!program)
    return fail(program.takeError());
  result->program = std::move(*program);
  for (Kernel &kernel : result->kernels) {
    int64_t index = result->program->findIndex(result->program->loadAddress +
                                               kernel.entryAddress - codeBegin);
    if (index < 0)
      return fail("expected an instruction at the entry of kernel '" +
                  kernel.name + "', found none");
    kernel.entry = index;
  }
  return Error::success();
}

Expected<std::unique_ptr<CodeObject>> CodeObjectLoader::run() {
  result->identifier = buffer.getBufferIdentifier().str();
  StringRef bytes = buffer.getBuffer();
  if (!bytes.starts_with("\x7f"
                         "ELF"))
    return fail("expected an ELF code object, found something else");
  if (bytes.size() < sizeof(ELF64LE::Ehdr))
    return fail("expected an ELF code object, found only " +
                Twine(bytes.size()) + " bytes: the file is truncated");
  auto elf = ElfFile::create(bytes);
  if (!elf)
    return fail(elf.takeError());
  if (Error error = checkHeader(*elf))
    return std::move(error);
  if (Error error = loadSegments(*elf))
    return std::move(error);
  if (Error error = readSymbols(*elf))
    return std::move(error);
  if (Error error = relocate(*elf))
    return std::move(error);
  if (Error error = readMetadata(*elf))
    return std::move(error);
  if (Error error = readKernels())
    return std::move(error);
  if (Error error = decode())
    return std::move(error);
  return std::move(result);
}

Expected<std::unique_ptr<CodeObject>> CodeObject::load(MemoryBufferRef buffer) {
  return CodeObjectLoader(buffer).run();
}
