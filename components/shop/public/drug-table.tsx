import { translate } from "@/lib/i18n/translate";
import type { Condition } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";

/** Medicines that a vet avoids or gives in smaller doses. */
export function DrugTable({ drugs }: Pick<Condition, "drugs">) {
  const t = translate("factSheets");
  if (drugs.length === 0) return null;
  return (
    <section aria-labelledby="drugs" className="grid gap-3">
      <h2 id="drugs">{t("drugs.title")}</h2>
      <p className="max-w-text">{t("drugs.intro")}</p>
      <dl className="grid border-y border-line">
        {drugs.map(({ group, names, advice }) => (
          <div
            key={group + names}
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-0 wide:grid-cols-[1fr_1.5fr_2fr]"
          >
            <dt className="text-quiet">{group}</dt>
            <dd className="font-semibold">{names}</dd>
            <dd>{advice}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
