/** The host of a website that may be linked; undefined for anything else that a backend sends. */
export function websiteHost(website: string | null): string | undefined {
  if (website === null || !URL.canParse(website)) return undefined;
  const { protocol, host } = new URL(website);
  return protocol === "https:" || protocol === "http:" ? host : undefined;
}
