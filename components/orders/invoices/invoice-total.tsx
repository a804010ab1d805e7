import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { formatMoney } from "@/lib/domain/format";

interface Money {
  readonly value: string;
  readonly currency: { readonly code: string };
}

interface InvoiceTotalProps {
  /** Undefined when it could not be loaded. */
  readonly total:
    | (Money & { readonly count: number; readonly overdue: number; readonly others: readonly Money[] })
    | undefined;
  /** Page on which open invoices are paid. */
  readonly payAt: string;
}

/** Total of all open invoices. */
export function InvoiceTotal({ total, payAt }: InvoiceTotalProps) {
  const t = translate("invoices");
  if (total === undefined) return <p className="font-medium text-affected">{t("totalFailed")}</p>;
  const money = ({ value: amount, currency }: Money) => formatMoney({ amount, currency }, requestLanguage());
  return (
    <section
      aria-label={t("total")}
      className={cn(cardStyles, "flex flex-wrap items-center justify-between gap-4")}
    >
      <div className="grid gap-1">
        <p className="grid">
          <span className="text-small text-quiet">{t("total")}</span>
          <strong className="text-title-1 tabular-nums">{money(total)}</strong>
        </p>
        <p className="text-quiet">
          {total.count === 0 ? t("totalNone") : t("totalCount", { count: total.count })}
        </p>
        {total.others.length > 0 && <p>{t("totalMore", { amounts: total.others.map(money).join(", ") })}</p>}
        {total.overdue > 0 && (
          <p className="font-medium text-affected">{t("totalOverdue", { count: total.overdue })}</p>
        )}
      </div>
      {total.count > 0 && <LinkButton href={payAt}>{t("pay")}</LinkButton>}
    </section>
  );
}
