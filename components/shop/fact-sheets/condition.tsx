import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import type { Condition } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";

interface ConditionProps {
  readonly condition: Condition;
}

/** What it is, and what an owner would see. */
export function About({ condition: { about, signs } }: ConditionProps) {
  const t = translate("factSheets");
  return (
    <div className="grid gap-8 desk:grid-cols-2 desk:gap-12">
      <section aria-labelledby="about" className="grid content-start gap-2">
        <h2 id="about">{t("about")}</h2>
        <p>{about}</p>
      </section>
      <section aria-labelledby="signs" className="grid content-start gap-3">
        <h2 id="signs">{t("signs")}</h2>
        <ul className="grid gap-2">
          {signs.map((sign) => (
            <li key={sign} className="flex gap-3 rounded-box bg-card px-4 py-3">
              <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-brand" />
              {sign}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** How many animals with the variant fall ill. */
export function Penetrance({ condition: { penetrance } }: ConditionProps) {
  const t = translate("factSheets");
  return (
    <section aria-labelledby="penetrance" className="grid gap-1 rounded-box bg-brand-soft p-5 wide:p-6">
      <h2 id="penetrance" className="text-title-3">
        {t("penetrance")}
      </h2>
      <p className="max-w-text">{penetrance ?? t("noPenetrance")}</p>
    </section>
  );
}

export function References({ references }: Pick<Condition, "references">) {
  return (
    <ul className="grid gap-1">
      {references.map(({ text, doi }) => (
        <li key={text}>{doi === null ? text : <Link href={`https://doi.org/${doi}`}>{text}</Link>}</li>
      ))}
    </ul>
  );
}
