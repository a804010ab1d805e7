const prefix = "failed: ";

/**
 * The digest is all that Next sends to the browser of an error on the server. It carries the text of the call that
 * failed, in the language of the page.
 */
export const failureDigest = (failure: string) => prefix + failure;

/** Undefined for every other error: its digest is a hash. */
export function failureOfDigest(digest: string | undefined): string | undefined {
  return digest?.startsWith(prefix) ? digest.slice(prefix.length) : undefined;
}
