import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import type { Words } from "@/lib/domain/words";

interface Money {
  readonly value: string;
  readonly currency: { readonly code: string };
}

interface InvoiceTotalProps {
  /** Undefined: it could not be read. */
  readonly total:
    | (Money & { readonly count: number; readonly overdue: number; readonly others: readonly Money[] })
    | undefined;
  /** Where what is open can be paid. */
  readonly payAt: string;
  readonly language: Language;
  readonly words: Words<"invoices">;
}

/** What somebody owes, before everything else on the page. */
export function InvoiceTotal({ total, payAt, language, words }: InvoiceTotalProps) {
  if (total === undefined) return <p className="font-medium text-affected">{words("totalFailed")}</p>;
  const money = ({ value: amount, currency }: Money) => formatMoney({ amount, currency }, language);
  return (
    <section
      aria-label={words("total")}
      className={cn(cardLook, "flex flex-wrap items-center justify-between gap-4")}
    >
      <div className="grid gap-1">
        <p className="grid">
          <span className="text-small text-quiet">{words("total")}</span>
          <strong className="text-title-1 tabular-nums">{money(total)}</strong>
        </p>
        <p className="text-quiet">
          {total.count === 0 ? words("totalNone") : words("totalCount", { count: total.count })}
        </p>
        {total.others.length > 0 && (
          <p>{words("totalMore", { amounts: total.others.map(money).join(", ") })}</p>
        )}
        {total.overdue > 0 && (
          <p className="font-medium text-affected">{words("totalOverdue", { count: total.overdue })}</p>
        )}
      </div>
      {total.count > 0 && <LinkButton href={payAt}>{words("pay")}</LinkButton>}
    </section>
  );
}
