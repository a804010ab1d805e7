import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { defaultLanguage } from "@/lib/config/languages";
import type { BreedOffer } from "@/lib/contract/shop/breeds/breeds.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { langAttribute } from "@/lib/i18n/lang-attribute";

interface BreedOfferListProps {
  readonly offers: readonly BreedOffer[];
}

const listStyles =
  "mt-4 grid gap-4 wide:grid-cols-2 desk:grid-cols-3 [&>li]:flex [&>li]:flex-col [&>li]:rounded-box [&>li]:border " +
  "[&>li]:border-line [&>li]:bg-card [&>li]:p-5 [&_a]:font-semibold [&_p]:mt-1 [&_p]:text-small";

/** Products with price and saving. */
export function BreedOfferList({ offers }: BreedOfferListProps) {
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
