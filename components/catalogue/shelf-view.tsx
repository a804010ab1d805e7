import type { ReactNode } from "react";
import { testTypes } from "@/lib/config/categories";
import type { Language } from "@/lib/config/languages";
import type { ShelfQuery } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";
import { NoResults } from "./no-results";
import { type Found, ShelfBrowser } from "./shelf-browser";

interface ShelfViewProps {
  /** Looks for one product, wherever it stands. */
  readonly finder?: ReactNode;
  readonly base: string;
  readonly query: ShelfQuery;
  readonly found: Found;
  readonly language: Language;
  readonly words: Words<"store">;
}

/** The store, as the page kept for everybody and the one that is asked something both show it. */
export function ShelfView({ finder, base, query, found, language, words }: ShelfViewProps) {
  return (
    <>
      <h1>{words("title")}</h1>
      <p className="mt-2 max-w-text text-lead text-quiet">{words("intro")}</p>
      {finder && <div className="mt-6">{finder}</div>}
      <ShelfBrowser
        base={base}
        query={query}
        found={found}
        types={testTypes}
        hasSpecies
        language={language}
        words={words}
        empty={<NoResults base={base} query={query} words={words} />}
      />
    </>
  );
}
