import type { ReactNode } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { OrderLines } from "@/components/orders/order-lines";
import { Renewal } from "@/components/orders/renewal";
import type { RenewalWords } from "@/components/orders/renewal-words";
import { StateOf } from "@/components/orders/order-row";
import { OrderSums } from "@/components/orders/order-sums";
import { Timeline } from "@/components/orders/timeline";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Table } from "@/components/ui/table";
import type { Language } from "@/lib/config/languages";
import type { AnswerOf } from "@/lib/contract/contract";
import type { ordersDeskShapes } from "@/lib/contract/admin-orders/admin-orders.shapes";
import { formatInstant, formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { DeskDeeds } from "./desk-deeds-client";
import type { DeskWords } from "./desk-words";

type DeskOrder = AnswerOf<(typeof ordersDeskShapes)["one"]>;

interface DeskOrderViewProps {
  readonly order: DeskOrder;
  readonly country: string;
  readonly language: Language;
  readonly words: Words<"ordersDesk">;
  readonly orderWords: Words<"orders">;
  readonly messages: DeskWords;
  readonly renewalWords: RenewalWords;
  readonly sendingWords: SendingWords;
}

/** An order as the desk sees it: who, what, how it was paid, and what can be done about it. */
export function DeskOrderView({ order, messages, renewalWords, sendingWords, ...shown }: DeskOrderViewProps) {
  const { country, language, words, orderWords } = shown;
  const { number, currency } = order;
  return (
    <>
      <p>
        <a href={paths.adminOrders}>{words("back")}</a>
      </p>
      <h1 className="flex flex-wrap items-center gap-3 wrap-anywhere">
        {orderWords("order.title", { number })} <StateOf order={order} words={orderWords} />
      </h1>
      <p className="wrap-anywhere">
        <strong>{order.name}</strong> · {order.email}
        {order.customerId === null && <span className="text-quiet"> · {words("guest")}</span>}
      </p>
      {order.state === "held" && <Held words={words} />}
      <DeskDeeds
        order={{
          id: order.id,
          number,
          canCancel: order.canCancel,
          canMarkPaid: order.canMarkPaid,
          refundable:
            order.refundable === "0.00"
              ? undefined
              : formatMoney({ amount: order.refundable, currency }, language),
        }}
        words={messages}
        sendingWords={sendingWords}
      />
      {order.renewal && (
        <Renewal
          {...{ country, language, sendingWords }}
          renewal={order.renewal}
          by={{ orderId: order.id }}
          words={renewalWords}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-[1fr_20rem]">
        <Part id="items" title={words("items")}>
          <OrderLines lines={order.lines} currency={currency} language={language} words={orderWords} />
        </Part>
        <Part id="sums" title={orderWords("order.sums")}>
          <OrderSums order={order} language={language} words={orderWords} />
        </Part>
      </div>
      <Payments order={order} {...shown} />
      <Refunds order={order} {...shown} />
      <Part id="timeline" title={words("timeline")}>
        <Timeline
          entries={order.events.map(({ kind, at, amount, note, actor }) => ({
            label: orderWords(`order.events.${kind}`),
            when: [formatInstant(at, country), actor].filter(Boolean).join(" · "),
            notes: [amount && formatMoney({ amount, currency }, language), note].flatMap((one) => one || []),
          }))}
        />
      </Part>
    </>
  );
}

function Held({ words }: Pick<DeskOrderViewProps, "words">) {
  return (
    <section aria-labelledby="held" className={cn(cardLook, "grid gap-2 bg-carrier-soft")}>
      <h2 id="held">{words("heldTitle")}</h2>
      <p>{words("heldText")}</p>
    </section>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={cn(cardLook, "grid gap-3")}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type ListProps = Pick<DeskOrderViewProps, "order" | "country" | "language" | "words">;

function Payments({ order, country, language, words }: ListProps) {
  if (order.payments.length === 0) return <p className="text-quiet">{words("noPayments")}</p>;
  const keys = ["provider", "paymentState", "amount", "when", "reference", "problem"] as const;
  return (
    <Table
      caption={words("payments")}
      columns={keys.map((key) => ({ key, label: words(key), isNumber: key === "amount" }))}
      rows={order.payments.map(({ provider, state, amount, currency, createdAt, ...rest }, at) => ({
        key: String(at),
        cells: {
          provider: [words(`providers.${provider}`), rest.card].filter(Boolean).join(", "),
          paymentState: words(`paymentStates.${state}`),
          amount: formatMoney({ amount, currency }, language),
          when: formatInstant(rest.settledAt ?? createdAt, country),
          reference: <span className="wrap-anywhere">{rest.providerId ?? ""}</span>,
          problem: rest.problem ?? "",
        },
      }))}
    />
  );
}

function Refunds({ order, country, language, words }: ListProps) {
  if (order.refunds.length === 0) return <p className="text-quiet">{words("noRefunds")}</p>;
  const keys = ["paymentState", "amount", "when", "reason", "by"] as const;
  return (
    <Table
      caption={words("refunds")}
      columns={keys.map((key) => ({ key, label: words(key), isNumber: key === "amount" }))}
      rows={order.refunds.map(({ state, amount, at, reason, by }, index) => ({
        key: String(index),
        cells: {
          paymentState: words(`refundStates.${state}`),
          amount: formatMoney({ amount, currency: order.currency }, language),
          when: formatInstant(at, country),
          reason,
          by: by ?? words("shop"),
        },
      }))}
    />
  );
}
