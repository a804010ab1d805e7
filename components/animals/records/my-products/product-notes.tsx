import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { pageLanguage } from "@/lib/i18n/page-language";
import type { MyProductProps } from "./my-product-section-types";

/** For a product that needs no animal: relevance for the user's animals, a note, and upgrades. */
export function ProductNotes({ product }: MyProductProps) {
  const t = useTranslator("myProducts");
  return (
    <div className="grid gap-4">
      <Relevance product={product} />
      {/* Belongs to the order form further up, which is rendered before the user is known to be signed in. */}
      <TextArea
        label={t("note")}
        hint={t("noteHint")}
        name="note"
        form="buy"
        rows={2}
        maxLength={limits.noteLength}
      />
      <Upgrades product={product} />
    </div>
  );
}

export function Relevance({ product: { mine, isForAllBreeds } }: MyProductProps) {
  const t = useTranslator("myProducts");
  const suitableNames = mine.animals.filter(({ isRelevant }) => isRelevant).map(({ name }) => name);
  const breeds = mine.relevantBreeds.map(({ name }) => name);
  return (
    <div className="grid gap-1">
      {breeds.length > 0 && <p className="font-medium">{t("relevant", { breeds: formatNames(breeds) })}</p>}
      {suitableNames.length > 0 && !isForAllBreeds && (
        <p className="text-quiet">{t("madeFor", { names: formatNames(suitableNames) })}</p>
      )}
      {mine.hasChosenBreeds && breeds.length === 0 && <p className="text-quiet">{t("notRelevant")}</p>}
      {!mine.hasChosenBreeds && (
        <p className="text-quiet">
          {t("noBreeds")} <Link href={paths.myProfile}>{t("chooseBreeds")}</Link>
        </p>
      )}
    </div>
  );
}

function Upgrades({ product: { mine } }: MyProductProps) {
  const t = useTranslator("myProducts");
  if (mine.upgrades.length === 0 || mine.animals.length === 0) return null;
  return (
    <details className="rounded-box border border-line bg-card">
      <summary className="disclosure w-full px-4 font-semibold">
        {t("upgrades")} <span className="ml-auto font-normal text-quiet">{mine.upgrades.length}</span>
      </summary>
      <div className="grid gap-2 px-4 pb-4">
        <p className="text-quiet">{t("upgradesText")}</p>
        <ul className="grid gap-1">
          {mine.upgrades.map((upgrade) => (
            <li key={upgrade.id}>
              <Link href={paths.product(upgrade)} className="inline-block py-1">
                {upgrade.name}
              </Link>{" "}
              <span className="text-quiet tabular-nums">{formatMoney(upgrade.price, pageLanguage())}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Names as a list in the language of the page. */
function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat(pageLanguage(), { type: "unit" }).format(names);
}
