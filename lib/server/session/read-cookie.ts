/** All values under one name, in the order sent. */
export function readCookieValues(header: string | null, name: string): readonly string[] {
  if (header === null || !header.includes(`${name}=`)) return [];
  const values: string[] = [];
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) values.push(pair.slice(at + 1).trim());
  }
  return values;
}
