/** The messages a client component displays, so that no others travel with the page. */
export function pickMessages<M extends object, Name extends keyof M>(
  messages: M,
  names: readonly Name[],
): Pick<M, Name> {
  const picked: Partial<Pick<M, Name>> = {};
  for (const name of names) picked[name] = messages[name];
  // Every name has been copied.
  return picked as Pick<M, Name>;
}
