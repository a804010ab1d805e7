/** A page that is written, not programmed, as its file's facts describe it. */
export interface ContentFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Its name in links, where the title is long. */
  readonly short: string;
  /** A drawing beside the title, by its address below `/pictures/`. */
  readonly picture: string | undefined;
  /** The day of an article. */
  readonly date: Date | undefined;
  /** Where its reader may want to go next. */
  readonly next: readonly string[];
}

type Facts = Readonly<Record<string, string | undefined>>;

const known = ["title", "description", "short", "picture", "date", "next"];

/** Throws where a file's facts are not what they should be: it is read while tests and builds are watching. */
export function parseFacts(path: string, facts: Facts): ContentFacts {
  const { title, description, short, picture, date, next } = facts;
  const strange = Object.keys(facts).find((key) => !known.includes(key));
  if (strange) throw new Error(`${path}: there is no fact named "${strange}".`);
  if (!title || !description) throw new Error(`${path}: a page has a title and a description.`);
  if (date && !/^\d{4}-\d\d-\d\d$/.test(date)) throw new Error(`${path}: write the date as 2026-01-31.`);
  return {
    path,
    title,
    description,
    short: short ?? title,
    picture: picture && `/pictures/${picture}.svg`,
    // Noon: the same day wherever the shop runs.
    date: date ? new Date(`${date}T12:00:00Z`) : undefined,
    next: next?.split(",").map((address) => address.trim()) ?? [],
  };
}
