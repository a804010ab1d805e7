import "server-only";

/** Words for a part in the browser, which gets those it shows and no others. */
export function pickWords<Name extends string>(
  words: (name: Name) => string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  // Made of these very names.
  return Object.fromEntries(names.map((name) => [name, words(name)])) as Record<Name, string>;
}
