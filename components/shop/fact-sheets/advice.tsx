import { translate } from "@/lib/i18n/translate";
import type { Condition } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import { isInheritance } from "@/lib/domain/inheritance";

interface AdviceProps {
  readonly condition: Condition;
  readonly inheritance: string;
}

/** What to do, for each reader. */
export function Advice({ condition, inheritance }: AdviceProps) {
  const t = translate("factSheets");
  const general = isInheritance(inheritance) ? t(`advice.breeding.${inheritance}`) : undefined;
  const readers = [
    { name: "owner", text: condition.owner },
    { name: "breeder", text: condition.breeder ?? general },
    { name: "vet", text: condition.vet },
  ] as const;
  return (
    <section aria-labelledby="advice" className="grid gap-4">
      <h2 id="advice">{t("advice.title")}</h2>
      <div className="grid gap-4 desk:grid-cols-3">
        {readers.map(({ name, text }) => (
          <div
            key={name}
            className="grid break-inside-avoid content-start gap-2 rounded-box border-t-4 border-brand bg-card p-5"
          >
            <h3 className="text-title-3">{t(`advice.${name}`)}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
