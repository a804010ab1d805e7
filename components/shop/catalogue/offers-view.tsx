import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { Pagination } from "@/components/links/pagination";
import type { Offer } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { emptyCategoryQuery, categoryHref, type CategoryQuery } from "@/lib/domain/shop/category-query";
import { speciesNames } from "@/lib/domain/species";
import { ProductList } from "./product-list";

interface OffersViewProps {
  readonly query: CategoryQuery;
  readonly found: {
    readonly offers: readonly Offer[];
    readonly count: number;
    readonly pageCount: number;
  };
}

const choiceStyles =
  "flex min-h-11 items-center rounded-full border border-line bg-card px-5 font-medium text-ink no-underline " +
  "hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand";

/** Products that cost less than their parts. Vets see a notice instead: the offers are not for them. */
export function OffersView(props: OffersViewProps) {
  const t = translate("offers");

  return (
    <>
      <h1 className="text-pretty">{t("title")}</h1>
      <div data-for="vet-account">
        <p className="mt-3 max-w-text text-lead">{t("vets")}</p>
        <p className="mt-4">
          <LinkButton href={paths.roleHome("vet")}>{t("toVetStore")}</LinkButton>
        </p>
      </div>
      <div data-for="not-vet-account">
        <p className="mt-3 max-w-text text-lead text-quiet">{t("intro")}</p>
        <SpeciesLinks {...props} />
        <OfferList {...props} />
      </div>
    </>
  );
}

function SpeciesLinks({ query }: OffersViewProps) {
  const t = translate("offers");
  return (
    <nav aria-label={t("choose")} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {([undefined, ...speciesNames] as const).map((species) => (
          <li key={species ?? "all"}>
            <Link
              href={categoryHref(paths.specialOffers, { ...emptyCategoryQuery, species })}
              aria-current={species === query.species ? "page" : undefined}
              className={choiceStyles}
            >
              {t(species ?? "all")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OfferList({ query, found }: OffersViewProps) {
  const t = translate("offers");
  const { offers, count, pageCount } = found;
  const { page, species } = query;
  const hrefOf = (pageNumber: number) =>
    categoryHref(paths.specialOffers, { ...emptyCategoryQuery, species, page: pageNumber });
  if (offers.length === 0)
    return (
      <div className="mt-8">
        <EmptyState title={t("empty")} hint={t("emptyHint")}>
          <LinkButton kind="secondary" href={paths.specialOffers}>
            {t("firstPage")}
          </LinkButton>
        </EmptyState>
      </div>
    );
  return (
    <section aria-labelledby="products" className="mt-8">
      <h2 id="products">{t("products")}</h2>
      <p className="mt-1 text-quiet">
        {t("count", { count })}
        {pageCount > 1 && `. ${t("page", { page, pageCount })}`}
      </p>
      <ProductList products={offers} renderNote={(offer) => <Saving offer={offer} />} />
      <div className="mt-8 flex justify-center">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          labels={{
            label: t("pages"),
            previous: t("previous"),
            next: t("next"),
            page: (number) => t("pageLink", { page: number }),
          }}
        />
      </div>
    </section>
  );
}

function Saving({ offer }: { readonly offer: Offer }) {
  const language = requestLanguage();
  const t = translate("offers");
  const { price, saved } = offer.singly;
  return (
    <p className="mt-1 text-small tabular-nums">
      <span className="text-quiet">{t("singly", { price: formatMoney(price, language) })}</span>
      <br />
      <strong className="text-brand">{t("saved", { saved: formatMoney(saved, language) })}</strong>
    </p>
  );
}
