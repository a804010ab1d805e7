import { toUnpaidOrderItem } from "@/components/orders/orders/unpaid-order-item";
import { PendingOrders } from "@/components/orders/orders/pending-orders-client";
import type { Language } from "@/lib/config/languages";
import { type ListedOrder, readUnpaidOrdersPayment } from "@/lib/data/orders";
import { readBalance } from "@/lib/data/loyalty";
import type { User } from "@/lib/server/session/visitor";
import { getMessages } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";

interface UnpaidOrdersProps {
  readonly orders: readonly ListedOrder[];
  /** Query parameter with the order whose page linked here. */
  readonly selected: string | readonly string[] | undefined;
  readonly user: User;
  readonly language: Language;
}

/** Unpaid orders to select and pay. The amount of a preselected order is loaded on the server. */
export async function UnpaidOrders({ orders, selected, user, language }: UnpaidOrdersProps) {
  const ids = orders.map(({ id }) => id).filter((id) => String(id) === selected);
  const payment = ids.length > 0 ? await readUnpaidOrdersPayment(ids) : undefined;
  const points = user.type === "vet" ? 0 : await readBalance();
  const formatOptions = { country: user.countryCode, language };
  return (
    <PendingOrders
      key={orders.map(({ id }) => id).join(" ")}
      orders={orders.map((order) => toUnpaidOrderItem(order, formatOptions))}
      initial={{ ids, payment }}
      payer={{ name: user.name, email: user.email }}
      points={points}
      language={language}
      messages={{
        orders: pickMessages(getMessages(language, "orders"), ["pending", "cancel", "overdue"]),
        payments: getMessages(language, "payments"),
        form: getMessages(language, "form"),
      }}
    />
  );
}
