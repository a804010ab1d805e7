import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
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
  readonly language: Language;
  readonly words: Words<"invoices">;
}

/** What somebody owes, before everything else on the page. */
export function InvoiceTotal({ total, language, words }: InvoiceTotalProps) {
  if (total === undefined) return <p className="font-medium text-affected">{words("totalFailed")}</p>;
  const money = ({ value: amount, currency }: Money) => formatMoney({ amount, currency }, language);
  return (
    <section
      aria-label={words("total")}
      className={cn(cardLook, "flex flex-wrap items-baseline gap-x-6 gap-y-1")}
    >
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
    </section>
  );
}
