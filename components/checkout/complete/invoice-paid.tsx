import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import type { AnswerOf } from "@/lib/contract/contract";
import type { invoicesShapes } from "@/lib/contract/invoices/invoices.shapes";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { CheckoutWords } from "@/components/checkout/checkout-words";
import { Fact } from "./fact";

interface InvoicePaidProps {
  readonly invoice: AnswerOf<(typeof invoicesShapes)["byToken"]>;
  readonly language: Language;
  readonly words: CheckoutWords["invoiceComplete"];
}

/** Whether an invoice is paid, with its paper: for whoever has the link in our mail. */
export function InvoicePaid({ invoice, language, words }: InvoicePaidProps) {
  const { number, total, currency, token, state } = invoice;
  const { title, text } = words.states[state];
  return (
    <div className={cn(cardLook, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{title}</h1>
      <p>{text}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact name={words.number}>{number}</Fact>
        <Fact name={words.total}>{formatMoney({ amount: total, currency }, language)}</Fact>
      </dl>
      <div className="flex flex-wrap gap-3">
        {state === "open" && <LinkButton href={paths.pendingOrders}>{words.pay}</LinkButton>}
        <LinkButton kind="secondary" href={`/api/store/invoices/${token}/file`} download>
          {words.download}
        </LinkButton>
        <LinkButton kind="quiet" href={paths.invoices}>
          {words.myInvoices}
        </LinkButton>
      </div>
    </div>
  );
}
