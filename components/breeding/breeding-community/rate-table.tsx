import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { ShareBar } from "@/components/ui/share-bar";
import { Table } from "@/components/ui/table";
import type { CarrierCondition } from "@/lib/contract/breeding/breeding-community/breeding-community.types";
import { formatDay, formatPercent } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";

const barStyles = { clear: "bg-clear", carrier: "bg-carrier", affected: "bg-affected" } as const;
const kinds = ["clear", "carrier", "affected"] as const;

interface RateTableProps {
  readonly breed: string;
  /** With rates. */
  readonly conditions: readonly CarrierCondition[];
  readonly country: string;
}

/** Shares told by a shape, a figure and a bar. */
export function RateTable({ breed, conditions, country }: RateTableProps) {
  const t = translate("breedingCommunity");
  const rates = conditions.flatMap((condition) => condition.rates ?? []);
  const newest = rates
    .map(({ computedOn }) => computedOn)
    .toSorted()
    .at(-1);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Table
        caption={t("rates.caption", { breed })}
        columns={[
          { key: "condition", label: t("rates.condition") },
          ...kinds.map((kind) => ({ key: kind, label: t(`rates.${kind}`) })),
          { key: "animals", label: t("rates.animals"), isNumber: true },
        ]}
        rows={conditions.flatMap(({ code, name, rates: found }) =>
          found === null
            ? []
            : [
                {
                  key: code,
                  cells: {
                    condition: <Link href={paths.factSheet(code)}>{name}</Link>,
                    ...Object.fromEntries(
                      kinds.map((kind) => [kind, <Share key={kind} kind={kind} percent={found[kind]} />]),
                    ),
                    animals: found.animals,
                  },
                },
              ],
        )}
      />
      <div className="grid max-w-text gap-1 text-small text-quiet">
        {newest && <p>{t("rates.date", { date: formatDay(newest, country) })}</p>}
        <p>{t("rates.sample")}</p>
        {rates.some(({ isDemo }) => isDemo) && <p>{t("rates.demo")}</p>}
      </div>
    </div>
  );
}

interface ShareProps {
  readonly kind: (typeof kinds)[number];
  readonly percent: number;
}

function Share({ kind, percent }: ShareProps) {
  const language = requestLanguage();
  return (
    <div className="grid min-w-20 gap-1">
      <span className="tabular-nums">
        <MeaningSymbol meaning={kind} /> {formatPercent(percent, language)}
      </span>
      <ShareBar percent={percent} className={barStyles[kind]} />
    </div>
  );
}
