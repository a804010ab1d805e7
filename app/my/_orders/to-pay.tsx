import { payable } from "@/components/orders/payable";
import { PendingOrders } from "@/components/orders/pending-client";
import type { Language } from "@/lib/config/languages";
import { type ListedOrder, readPendingPayment } from "@/lib/data/orders";
import { readBalance } from "@/lib/data/wallet";
import type { Person } from "@/lib/server/session/visitor";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface ToPayProps {
  readonly orders: readonly ListedOrder[];
  /** As it stands in the address: the order whose page led here. */
  readonly chosen: string | readonly string[] | undefined;
  readonly person: Person;
  readonly language: Language;
}

/** What is open, to be chosen and paid. What was chosen before is counted here already. */
export async function ToPay({ orders, chosen, person, language }: ToPayProps) {
  const ids = orders.map(({ id }) => id).filter((id) => String(id) === chosen);
  const payment = ids.length > 0 ? await readPendingPayment(ids) : undefined;
  const points = person.type === "vet" ? 0 : await readBalance();
  const shown = { country: person.countryCode, language };
  return (
    <PendingOrders
      key={orders.map(({ id }) => id).join(" ")}
      orders={orders.map((order) => payable(order, shown))}
      first={{ ids, payment }}
      payer={{ name: person.name, email: person.email }}
      points={points}
      language={language}
      words={messagesOf(language, "pendingOrders")}
      overdue={wordsOf(language, "orders")("overdue")}
      cancelWords={messagesOf(language, "cancelOrder")}
      sandboxWords={messagesOf(language, "checkout").sandbox}
      providerWords={{ stripe: messagesOf(language, "stripe"), paypal: messagesOf(language, "paypal") }}
      sendingWords={messagesOf(language, "sending")}
    />
  );
}
