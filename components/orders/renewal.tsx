import type { SendingWords } from "@/components/form/failure-words";
import { fill } from "@/components/approvals/approval-words";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { EndRenewal, type EndRenewalProps } from "./end-renewal-client";
import type { Order } from "./order-types";
import type { RenewalWords } from "./renewal-words";

interface RenewalProps {
  readonly renewal: NonNullable<Order["renewal"]>;
  /** Whose it is to end, and by what. */
  readonly by: EndRenewalProps["by"];
  readonly country: string;
  readonly language: Language;
  readonly words: RenewalWords;
  readonly sendingWords: SendingWords;
}

/** When it renews, or until when it runs, and the way to end it. */
export function Renewal({ renewal, by, country, language, words, sendingWords }: RenewalProps) {
  const { state, isRenewal, canEnd, amount, currency } = renewal;
  const date = formatDate(new Date(renewal.runsUntil), country);
  const said = "orderId" in by ? { ...words, ...words.desk } : words;
  return (
    <section aria-labelledby="renewal" className={cn(cardLook, "grid gap-3 print:break-inside-avoid")}>
      <h2 id="renewal" className="text-title-3">
        {words.title}
      </h2>
      <p>
        {fill(said[state], { date, amount: formatMoney({ amount, currency }, language) })}
        {isRenewal && ` ${words.isRenewal}`}
      </p>
      <EndRenewal
        canEnd={canEnd}
        by={by}
        label={words.end}
        words={{ ...words.confirm, text: fill(words.confirm.text, { date }) }}
        sendingWords={sendingWords}
      />
    </section>
  );
}
