import { cn } from "@/components/ui/class-names";
import { translate } from "@/lib/i18n/translate";
import type { Condition } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";

interface DrugTableProps extends Pick<Condition, "drugs"> {
  readonly isForVet?: boolean;
}

const columns = ["use", "names", "advice"] as const;

const rowStyles = "grid gap-x-6 gap-y-1 wide:grid-cols-[1fr_1.5fr_2fr]";

/** Medicines that a vet avoids or gives in smaller doses. */
export function DrugTable({ drugs, isForVet = false }: DrugTableProps) {
  const t = translate("factSheets");
  if (drugs.length === 0) return null;
  return (
    <section aria-labelledby="drugs" className="grid gap-3">
      <h2 id="drugs">{t("drugs.title")}</h2>
      <p className="max-w-text">{t(isForVet ? "drugs.introVet" : "drugs.intro")}</p>
      <p aria-hidden="true" className={cn(rowStyles, "text-small font-semibold max-wide:hidden")}>
        {columns.map((column) => (
          <span key={column}>{t(`drugs.columns.${column}`)}</span>
        ))}
      </p>
      <dl className="grid border-y border-line">
        {drugs.map(({ group, names, advice }) => (
          <div key={group + names} className={cn(rowStyles, "border-t border-line py-3 first:border-0")}>
            <dt className="text-quiet">{group}</dt>
            <dd className="font-semibold">{names}</dd>
            <dd>{advice}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
