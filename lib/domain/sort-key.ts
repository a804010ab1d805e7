/** Lower case without accents, for sorting and searching independent of the locale. */
export function sortKey(name: string): string {
  // Most names are.
  if (isAscii.test(name)) return name.toLowerCase();
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/æ/g, "ae");
}

const isAscii = /^[\x20-\x7e]*$/;
