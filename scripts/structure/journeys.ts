/** The files that a request passes through, as docs/architecture.md lists them. */
export interface Journey {
  readonly name: string;
  readonly paths: readonly string[];
}

/** The most files that each documented journey may take. */
const limits: Readonly<Record<string, number>> = { "add to cart": 18, "card payment": 30 };

/** Reads sections like "### Journey: add to cart": their list items name one file each, in backticks. */
export function findJourneys(page: string): readonly Journey[] {
  return Object.keys(limits).map((name) => {
    const [, section = ""] = page.split(new RegExp(`^#+ Journey: ${name}$`, "im"));
    const [body = ""] = section.split(/^#/m);
    const items = body.matchAll(/^\s*(?:[-*]|\d+\.)\s[^`\n]*`([^`\n]+)`/gm);
    return { name, paths: [...items].map(([, path = ""]) => path) };
  });
}

export function checkJourney({ name, paths }: Journey, exists: (path: string) => boolean) {
  const limit = limits[name] ?? 0;
  const missing = paths.filter((path) => !exists(path));
  const problems = [
    ...(paths.length === 0 ? [`docs/architecture.md has no section "Journey: ${name}".`] : []),
    ...(paths.length > limit ? [`It may take ${limit} files at most.`] : []),
    ...missing.map((path) => `${path} does not exist.`),
  ];
  return { label: `Journey ${name}: ${paths.length} of ${limit} files at most`, problems };
}
