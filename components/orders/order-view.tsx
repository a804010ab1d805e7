import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import { addressLines } from "@/lib/domain/address-lines";
import { formatDate, formatInstant, formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { PostalAddress } from "@/lib/domain/postal-address";
import type { Words } from "@/lib/domain/words";
import type { SendingWords } from "@/components/form/failure-words";
import { CancelOrder, type CancelWords } from "./cancel-order-client";
import type { Order } from "./order-types";
import { OrderLines } from "./order-lines";
import { StateOf } from "./order-row";
import { OrderSums } from "./order-sums";
import { Renewal } from "./renewal";
import type { RenewalWords } from "./renewal-words";
import { type AgainWords, ReorderClient } from "./reorder-client";
import { Timeline } from "./timeline";

interface OrderViewProps {
  readonly order: Order;
  readonly country: string;
  readonly language: Language;
  readonly words: Words<"orders">;
  readonly againWords: AgainWords;
  readonly cancelWords: CancelWords;
  readonly renewalWords: RenewalWords;
  readonly sendingWords: SendingWords;
  readonly payAt: string;
}

/** One order with everything that is known of it. */
export function OrderView({ order, country, language, words, againWords, ...rest }: OrderViewProps) {
  const { renewalWords, ...ways } = rest;
  const { number, placedAt, currency } = order;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <a href={paths.orders}>{words("order.back")}</a>
      </p>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">{words("order.title", { number })}</h1>
        <p className="flex flex-wrap items-center gap-3 text-quiet">
          {words("order.placed", { date: formatDate(new Date(placedAt), country) })}
          <StateOf order={order} words={words} />
        </p>
      </div>
      {order.state === "held" && <p className={cn(cardLook, "bg-carrier-soft")}>{words("order.held")}</p>}
      <Ways order={order} words={words} {...ways} />
      {order.renewal && (
        <Renewal
          {...{ country, language }}
          sendingWords={ways.sendingWords}
          renewal={order.renewal}
          by={{ token: order.token }}
          words={renewalWords}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-[1fr_20rem]">
        <section aria-labelledby="items" className={cn(cardLook, "grid gap-3")}>
          <h2 id="items">{words("order.items")}</h2>
          <OrderLines lines={order.lines} currency={currency} language={language} words={words} />
          <ReorderClient lines={order.lines} words={againWords} />
        </section>
        <section aria-labelledby="sums" className={cn(cardLook, "grid gap-3")}>
          <h2 id="sums">{words("order.sums")}</h2>
          <OrderSums order={order} language={language} words={words} />
          {order.refunds.map(({ amount, state, at }) => (
            <p key={at} className="font-medium">
              {words(state === "succeeded" ? "order.refunded" : "order.refundComing", {
                amount: formatMoney({ amount, currency }, language),
              })}
            </p>
          ))}
        </section>
      </div>
      <Addresses order={order} words={words} />
      <section aria-labelledby="timeline" className={cn(cardLook, "grid gap-4")}>
        <h2 id="timeline">{words("order.timeline")}</h2>
        <Timeline
          entries={order.events.map(({ kind, at, amount }) => ({
            label: words(`order.events.${kind}`),
            when: formatInstant(at, country),
            notes: amount === null ? [] : [formatMoney({ amount, currency }, language)],
          }))}
        />
      </section>
    </div>
  );
}

interface PartProps {
  readonly order: Order;
  readonly words: Words<"orders">;
}

type WaysProps = PartProps & Pick<OrderViewProps, "payAt" | "cancelWords" | "sendingWords">;

function Ways({ order, payAt, words, cancelWords, sendingWords }: WaysProps) {
  const { id, number, state, invoiceId, canCancel } = order;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {state === "open" && <LinkButton href={payAt}>{words("order.pay")}</LinkButton>}
      {invoiceId !== null && (
        <>
          <LinkButton kind="secondary" href={paths.invoice(invoiceId)}>
            {words("order.invoice")}
          </LinkButton>
          <LinkButton kind="quiet" href={`/api/my/invoices/${invoiceId}/file`} download>
            {words(state === "open" ? "order.paper" : "order.receipt")}
          </LinkButton>
        </>
      )}
      {canCancel && <CancelOrder order={{ id, number }} words={cancelWords} sendingWords={sendingWords} />}
    </div>
  );
}

function Addresses({ order: { shippingAddress, billingAddress }, words }: PartProps) {
  const all = [
    ["shipTo", shippingAddress],
    ["billTo", billingAddress],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-6 empty:hidden wide:grid-cols-2">
      {all.map(
        ([key, address]) => address && <Address key={key} title={words(`order.${key}`)} of={address} />,
      )}
    </div>
  );
}

function Address({ title, of }: { readonly title: string; readonly of: PostalAddress }) {
  return (
    <section aria-label={title} className={cn(cardLook, "grid content-start gap-2")}>
      <h2>{title}</h2>
      <address className="not-italic">
        {addressLines(of).map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </address>
    </section>
  );
}
