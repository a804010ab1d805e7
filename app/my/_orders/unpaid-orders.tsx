import { tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { toUnpaidOrderItem } from "@/components/orders/orders/unpaid-order-item";
import { PendingOrders } from "@/components/orders/orders/pending-orders-client";
import type { Response } from "@/lib/contract/calls";
import { readBalance } from "@/lib/data/orders/loyalty";
import type { User } from "@/lib/server/session/visitor";

interface UnpaidOrdersProps {
  readonly orders: Response<"orders.history">["results"];
  /** Query parameter with the orders to pay, comma-separated. */
  readonly selected: string | readonly string[] | undefined;
  readonly user: User;
}

/** The orders that the query parameter names. */
export function chosenOrders({ orders, selected }: Omit<UnpaidOrdersProps, "user">) {
  const wanted = typeof selected === "string" ? selected.split(",") : [];
  return orders.filter(({ id }) => wanted.includes(String(id)));
}

/** Unpaid orders to select and pay, those preselected first. Their amount is loaded on the server. */
export async function UnpaidOrders({ orders, selected, user }: UnpaidOrdersProps) {
  const chosen = chosenOrders({ orders, selected });
  const ids = chosen.map(({ id }) => id);
  const payment =
    ids.length > 0
      ? await tryReadAsVisitor("orders.pendingPayment", { query: { order_ids: ids.join(",") } })
      : undefined;
  const points = user.type === "vet" ? 0 : await readBalance();
  return (
    <ClientMessages areas={["orders", "payments"]}>
      <PendingOrders
        key={orders.map(({ id }) => id).join(" ")}
        orders={[...new Set([...chosen, ...orders])].map(toUnpaidOrderItem)}
        initial={{ ids, payment }}
        payer={{ name: user.name, email: user.email }}
        points={points}
      />
    </ClientMessages>
  );
}
