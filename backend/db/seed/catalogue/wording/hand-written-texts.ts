import rows from "@/backend/db/seed/data/test-wording.json" with { type: "json" };

/** Hand-written sentences for tests that the general rules describe poorly. */
export type HandWrittenTexts = {
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

const list: readonly HandWrittenTexts[] = rows;

export const handWrittenTexts: ReadonlyMap<string, HandWrittenTexts> = new Map(
  list.map((own) => [own.code, own]),
);
