/** Text in UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Undefined for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decodeBytes(bytes);
  return text === undefined || text.includes("\0") ? undefined : text;
}

function decodeBytes(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeStrictly(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decodeStrictly(bytes, "utf-16be");
  // Windows-1252 gives every byte a meaning, so it comes last.
  return decodeStrictly(bytes, "utf-8") ?? new TextDecoder("windows-1252").decode(bytes);
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
