import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/navigation/paths";
import type { Language } from "@/lib/config/languages";
import type { PlacedOrderAnswer } from "./placed-order";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { type CheckoutWords, fill } from "@/components/checkout/checkout-words";
import { deliveryDates } from "@/components/checkout/delivery-dates";
import type { CompleteWords } from "./complete-words";
import { Fact } from "./fact";
import { NextSteps } from "./next-steps";
import { OrderSums } from "./order-sums";
import { PrintButton } from "./print-button-client";
import { ForgetOrdered } from "./forget-ordered-client";

export interface OrderViewProps {
  readonly order: PlacedOrderAnswer;
  readonly language: Language;
  readonly words: CompleteWords;
  readonly summaryWords: CheckoutWords["summary"];
  /** Of what renews, with the way to end it. */
  readonly renewal?: ReactNode;
}

/** What was ordered, and what happens next. */
export function OrderView({ order, language, words, summaryWords, renewal }: OrderViewProps) {
  const { title, text } = saidOf(order, language, words);
  const isOn = order.state === "paid" || order.state === "open";
  return (
    <div className="mx-auto grid w-full max-w-text gap-8">
      <ForgetOrdered />
      <header className="grid gap-3">
        {isOn && <Tick />}
        <h1>{title}</h1>
        <p className="text-lead wrap-anywhere">{text}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Fact name={words.number}>{order.number}</Fact>
          {order.placedAt !== null && order.deliveryDays !== null && order.state === "paid" && (
            <Fact name={summaryWords.shipping}>
              {fill(
                summaryWords.delivery,
                deliveryDates(order.deliveryDays, order.country, new Date(order.placedAt)),
              )}
            </Fact>
          )}
          {order.placedAt !== null && (
            <Fact name={words.placedOn}>{formatDate(new Date(order.placedAt), order.country)}</Fact>
          )}
        </dl>
      </header>
      {isOn && order.renewal === null && <NextSteps order={order} words={words} />}
      {renewal}
      <OrderSums {...{ order, language, words, summaryWords }} />
      <div className="flex flex-col gap-3 wide:flex-row wide:flex-wrap print:hidden">
        <PrintButton label={words.print} />
        <LinkButton kind="quiet" href={fixedPaths.store}>
          {words.toStore}
        </LinkButton>
        <LinkButton kind="quiet" href={paths.orderLookup}>
          {words.lookUp}
        </LinkButton>
      </div>
    </div>
  );
}

function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 56" className="size-14 text-clear" fill="none">
      <circle cx="28" cy="28" r="26" fill="currentColor" opacity="0.12" />
      <path
        d="m17 29 8 8 15-17"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function saidOf(order: PlacedOrderAnswer, language: Language, words: CompleteWords) {
  const { email, state, dueAt, method, country } = order;
  const amount = formatMoney({ amount: order.total, currency: order.currency }, language);
  const due = dueAt === null ? "" : formatDate(new Date(dueAt), country);
  const openText = method === "EFT" ? words.openTransfer : words.openText;
  const said = {
    draft: { title: words.processingTitle, text: words.processingText },
    open: { title: words.openTitle, text: openText },
    paid: { title: words.title, text: words.paidText },
    held: { title: words.heldTitle, text: words.heldText },
    refunded: { title: words.refundedTitle, text: words.refundedText },
    cancelled: { title: words.cancelledTitle, text: words.cancelledText },
  }[state];
  return { title: said.title, text: fill(said.text, { email, amount, due }) };
}
