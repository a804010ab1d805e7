import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { foundKinds, type FoundKind, searchHref } from "@/lib/domain/found";
import { paths } from "@/lib/navigation/paths";
import { plainShelf, shelfHref } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";
import { FindProduct } from "./find-product";
import { type AllFound, FoundItems } from "./found-items";

interface SearchViewProps {
  readonly search: string;
  /** The one kind that is shown, where somebody asked for all of it. */
  readonly only?: FoundKind | undefined;
  readonly found: AllFound | undefined;
  readonly language: Language;
  readonly words: Words<"search">;
}

export function SearchView({ search, only, found, language, words }: SearchViewProps) {
  const shown = foundKinds.filter((kind) => found?.[kind] === "failed" || countOf(found?.[kind]) > 0);
  return (
    <div className="grid gap-8">
      <h1>{search ? words("titleFor", { search }) : words("title")}</h1>
      <FindProduct search={search} label={words("label")} reach="everything" words={words} />
      {found === undefined && <p>{words("bare")}</p>}
      {found && shown.length === 0 && (
        <p role="status">
          {words("nothing")} {words("nothingHint")}
        </p>
      )}
      {found &&
        shown.map((kind) => (
          <FoundSection key={kind} {...{ kind, search, found, language, words }} isAll={only === kind} />
        ))}
      {only && (
        <p>
          <a href={searchHref(paths.search, search)}>{words("everything", { search })}</a>
        </p>
      )}
    </div>
  );
}

function countOf(found: AllFound[FoundKind]): number {
  return found === undefined || found === "failed" ? 0 : found.count;
}

interface FoundSectionProps extends Pick<SearchViewProps, "search" | "language" | "words"> {
  readonly kind: FoundKind;
  readonly found: AllFound;
  readonly isAll: boolean;
}

function FoundSection({ kind, search, found, isAll, language, words }: FoundSectionProps) {
  const of = found[kind];
  if (of === undefined) return null;
  const isFailed = of === "failed";
  const [shown, count] = isFailed ? [0, 0] : [of.items.length, of.count];
  return (
    <section aria-labelledby={kind} className="grid gap-4">
      <h2 id={kind}>{words(`kinds.${kind}`)}</h2>
      {isFailed ? (
        <p role="status">{words("failed")}</p>
      ) : (
        <p role="status">
          {isAll && shown < count ? words("shown", { shown, count }) : words(`counts.${kind}`, { count })}
        </p>
      )}
      <FoundItems kind={kind} found={found} language={language} words={words} />
      {!isAll && shown < count && (
        <p>
          <a href={allHref(kind, search)}>{words(`all.${kind}`, { count })}</a>
        </p>
      )}
    </section>
  );
}

/** Products have a page with an order and pages of its own; of the others one list holds enough. */
function allHref(kind: FoundKind, search: string): string {
  return kind === "products"
    ? shelfHref(paths.store, { ...plainShelf, search: search.slice(0, limits.searchLength) })
    : searchHref(paths.search, search, kind);
}
