import { errorCode } from "@/lib/domain/error-codes";
import { Inflate } from "fflate";
import { sheetLimits } from "@/lib/config/animals/spreadsheets";
import { SheetError } from "./sheet-error";

interface ZipEntry {
  readonly start: number;
  readonly packedBytes: number;
  readonly isDeflated: boolean;
  readonly isEncrypted: boolean;
}

export interface Zip {
  readonly names: readonly string[];
  /** Unpacks one file; undefined if there is none of this name. */
  readonly read: (name: string) => Uint8Array | undefined;
}

const maxEntries = 2_000;
const endRecordLength = 22;
const directoryRecordLength = 46;
const localHeaderLength = 30;
const damaged = () => new SheetError("refusals.sheetDamaged");

/**
 * Reads the directory of a zip file. Sizes in it are claims of the sender: what is unpacked is counted while unpacking, all
 * files together.
 */
export function openZip(file: Uint8Array): Zip {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = readDirectory(file, view);
  let left: number = sheetLimits.unpackedBytes;
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      if (entry.isEncrypted) throw new SheetError("refusals.sheetProtected");
      const content = unpack(packedPart(file, view, entry), entry, left);
      left -= content.byteLength;
      return content;
    },
  };
}

function readDirectory(file: Uint8Array, view: DataView): ReadonlyMap<string, ZipEntry> {
  const end = findEndRecord(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > maxEntries) throw damaged();
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index++) {
    if (at + directoryRecordLength > file.length || view.getUint32(at, true) !== 0x02014b50) throw damaged();
    const nameEnd = at + directoryRecordLength + view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(file.subarray(at + directoryRecordLength, nameEnd));
    const method = view.getUint16(at + 10, true);
    if (method !== 0 && method !== 8) throw damaged();
    entries.set(name.replaceAll("\\", "/").replace(/^\//, ""), {
      start: view.getUint32(at + 42, true),
      packedBytes: view.getUint32(at + 20, true),
      isDeflated: method === 8,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** At the very end, before a comment of at most 64 KiB. */
function findEndRecord(view: DataView): number {
  const first = Math.max(0, view.byteLength - endRecordLength - 0xffff);
  for (let at = view.byteLength - endRecordLength; at >= first; at--)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw damaged();
}

function packedPart(file: Uint8Array, view: DataView, { start, packedBytes }: ZipEntry): Uint8Array {
  if (start + localHeaderLength > file.length || view.getUint32(start, true) !== 0x04034b50) throw damaged();
  const names = view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const content = start + localHeaderLength + names;
  if (content + packedBytes > file.length) throw damaged();
  return file.subarray(content, content + packedBytes);
}

/** Small, because a step can unpack to a thousand times as much. */
const stepBytes = 8 * 1024;

function unpack(packed: Uint8Array, { isDeflated }: ZipEntry, maxBytes: number): Uint8Array {
  const parts: Uint8Array[] = isDeflated ? [] : [packed];
  let length = isDeflated ? 0 : packed.byteLength;
  const inflate = new Inflate((part) => {
    parts.push(part);
    length += part.byteLength;
  });
  for (let at = 0; isDeflated && at < packed.byteLength && length <= maxBytes; at += stepBytes)
    inflateStep(inflate, packed.subarray(at, at + stepBytes), at + stepBytes >= packed.byteLength);
  if (length > maxBytes)
    throw new SheetError(
      errorCode("refusals.sheetTooLarge", { size: sheetLimits.unpackedBytes / 1024 / 1024 }),
    );
  return join(parts, length);
}

function inflateStep(inflate: Inflate, part: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(part, isLast);
  } catch {
    throw damaged();
  }
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
