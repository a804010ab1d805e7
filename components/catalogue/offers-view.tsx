import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/lib/config/languages";
import type { Offer } from "@/lib/contract/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { plainShelf, shelfHref, type ShelfQuery } from "@/lib/domain/shelf-query";
import { speciesNames } from "@/lib/domain/species";
import type { Words } from "@/lib/domain/words";
import { ProductList } from "./product-list";

interface OffersViewProps {
  readonly query: ShelfQuery;
  readonly found: {
    readonly offers: readonly Offer[];
    readonly count: number;
    readonly pageCount: number;
  };
  readonly language: Language;
  readonly words: Words<"offers">;
}

const choiceLook =
  "flex min-h-11 items-center rounded-full border border-line bg-card px-5 font-medium text-ink no-underline " +
  "hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand";

/** What costs less together than one by one. Vets are told that it is not for them. */
export function OffersView(props: OffersViewProps) {
  const { words } = props;
  return (
    <>
      <h1 className="text-pretty">{words("title")}</h1>
      <div data-for="vet-account">
        <p className="mt-3 max-w-text text-lead">{words("vets")}</p>
        <p className="mt-4">
          <LinkButton href={paths.roleHome("vet")}>{words("toVetStore")}</LinkButton>
        </p>
      </div>
      <div data-for="not-vet-account">
        <p className="mt-3 max-w-text text-lead text-quiet">{words("intro")}</p>
        <Choice {...props} />
        <Offers {...props} />
      </div>
    </>
  );
}

function Choice({ query, words }: OffersViewProps) {
  return (
    <nav aria-label={words("choose")} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {([undefined, ...speciesNames] as const).map((species) => (
          <li key={species ?? "all"}>
            <a
              href={shelfHref(paths.specialOffers, { ...plainShelf, species })}
              aria-current={species === query.species ? "page" : undefined}
              className={choiceLook}
            >
              {words(species ?? "all")}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Offers({ query, found, language, words }: OffersViewProps) {
  const { offers, count, pageCount } = found;
  const { page, species } = query;
  const hrefOf = (number: number) => shelfHref(paths.specialOffers, { ...plainShelf, species, page: number });
  if (offers.length === 0)
    return (
      <div className="mt-8">
        <EmptyState title={words("empty")} hint={words("emptyHint")}>
          <LinkButton kind="secondary" href={paths.specialOffers}>
            {words("firstPage")}
          </LinkButton>
        </EmptyState>
      </div>
    );
  return (
    <section aria-labelledby="products" className="mt-8">
      <h2 id="products">{words("products")}</h2>
      <p className="mt-1 text-quiet">
        {words("count", { count })}
        {pageCount > 1 && `. ${words("page", { page, pageCount })}`}
      </p>
      <ProductList
        products={offers}
        language={language}
        noteOf={(offer) => <Saving offer={offer} language={language} words={words} />}
      />
      <div className="mt-8 flex justify-center">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          words={{
            label: words("pages"),
            previous: words("previous"),
            next: words("next"),
            // Which page is known only there: its place stays in the words.
            page: words("pageLink", { page: "{page}" }),
          }}
        />
      </div>
    </section>
  );
}

interface SavingProps extends Pick<OffersViewProps, "language" | "words"> {
  readonly offer: Offer;
}

function Saving({ offer, language, words }: SavingProps) {
  const { price, saved } = offer.singly;
  return (
    <p className="mt-1 text-small tabular-nums">
      <span className="text-quiet">{words("singly", { price: formatMoney(price, language) })}</span>
      <br />
      <strong className="text-brand">{words("saved", { saved: formatMoney(saved, language) })}</strong>
    </p>
  );
}
