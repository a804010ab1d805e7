import rows from "@/backend/db/seed/data/test-wording.json" with { type: "json" };

/** Sentences written by hand for tests which the general rules would word wrongly or poorly. */
export type OwnWords = {
  code: string;
  name?: string;
  summary?: string;
  opening?: string;
  inheritance?: string;
  result?: string;
  breeds?: string;
  /** Relevant to every breed of the species, whatever the list of best-known breeds says. */
  forAllBreeds?: boolean;
};

const list: readonly OwnWords[] = rows;

export const ownWords: ReadonlyMap<string, OwnWords> = new Map(list.map((own) => [own.code, own]));
