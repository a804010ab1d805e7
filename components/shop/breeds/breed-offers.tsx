import { Link } from "@/components/links/link";
import { translate, requestLanguage } from "@/lib/i18n/translate";
import { LinkButton } from "@/components/links/link-button";
import type { Breed, BreedOffer } from "@/lib/contract/shop/breeds/breeds.types";
import { paths } from "@/lib/navigation/paths";
import { emptyCategoryQuery, categoryHref } from "@/lib/domain/shop/category-query";
import { defaultLanguage } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import { langAttribute } from "@/lib/i18n/lang-attribute";

const listStyles =
  "mt-4 grid gap-4 wide:grid-cols-2 desk:grid-cols-3 [&>li]:flex [&>li]:flex-col [&>li]:rounded-box [&>li]:border " +
  "[&>li]:border-line [&>li]:bg-card [&>li]:p-5 [&_a]:font-semibold [&_p]:mt-1 [&_p]:text-small";

interface BreedOffersProps {
  readonly breed: Breed;
  readonly offers: readonly BreedOffer[];
}

const leadKinds = ["geno-pet", "mixed-breed", "full-breed"];

/** The product at the top of the page: the profile for this breed, or the test for mixed breeds. */
export const leadOffer = (offers: readonly BreedOffer[]) =>
  leadKinds.flatMap((lead) => offers.filter(({ kind }) => kind === lead))[0];

/** A profile for this breed replaces the one for any breed; packs without a saving are left out. */
function selectOffers(offers: readonly BreedOffer[]) {
  const lead = leadOffer(offers);
  const others = ["mixed-breed", "profile"].flatMap((other) => offers.filter(({ kind }) => kind === other));
  const packs = offers.filter(({ kind, singly }) => kind === "pack" && singly !== null);
  return { singles: lead ? [lead, ...others.filter((offer) => offer !== lead)] : others, packs };
}

export function BreedOffers({ breed, offers }: BreedOffersProps) {
  const t = translate("breeds");
  const { id, name, species } = breed;
  const { singles, packs } = selectOffers(offers);
  return (
    <section aria-labelledby="offers" className="mt-14">
      <h2 id="offers">{t("offers")}</h2>
      <p className="mt-2 max-w-text">{t("offersText")}</p>
      <BreedOfferList offers={singles} />
      {packs.length > 0 && (
        <>
          <h3 className="mt-8">{t("packs")}</h3>
          <BreedOfferList offers={packs} />
        </>
      )}
      <div className="mt-8 grid justify-items-start gap-3 rounded-box bg-brand-soft p-5 wide:p-6">
        <h3>{t("build")}</h3>
        <p className="max-w-text">{t("buildText")}</p>
        <LinkButton href={paths.buildProfile(species.name)} kind="secondary">
          {t("buildLink")}
        </LinkButton>
      </div>
      <p className="mt-6">
        <Link href={categoryHref(paths.store, { ...emptyCategoryQuery, breeds: [id] })}>
          {t("seeAll", { name })}
        </Link>
      </p>
    </section>
  );
}

interface BreedOfferListProps {
  readonly offers: readonly BreedOffer[];
}

/** Products with price and saving. */
function BreedOfferList({ offers }: BreedOfferListProps) {
  const language = requestLanguage();
  const t = translate("breeds");
  // Offers are not translated yet.
  const lang = langAttribute(defaultLanguage, language);
  return (
    <ul className={listStyles}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <Link href={paths.product(offer)} lang={lang}>
            {offer.name}
          </Link>
          {/* The name of a pack is self-explanatory. */}
          {offer.packSize === 1 && <p lang={lang}>{offer.summary}</p>}
          {!offer.isForAllBreeds && <p>{t("offerTests", { count: offer.testCount })}</p>}
          <b className="mt-auto pt-3 text-lead tabular-nums">{formatMoney(offer.price, language)}</b>
          <Saving offer={offer} />
        </li>
      ))}
    </ul>
  );
}

interface SavingProps extends Omit<BreedOfferListProps, "offers"> {
  readonly offer: BreedOffer;
}

function Saving({ offer: { singly, packSize } }: SavingProps) {
  const language = requestLanguage();
  const t = translate("breeds");
  if (singly === null) return null;
  const price = formatMoney(singly.price, language);
  return (
    <p>
      {t(packSize > 1 ? "singlyPieces" : "singlyTests", { count: singly.count, price })}{" "}
      <strong className="text-clear">{t("saved", { saved: formatMoney(singly.saved, language) })}</strong>
    </p>
  );
}
