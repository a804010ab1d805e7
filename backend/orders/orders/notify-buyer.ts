import type { NotificationEvent } from "@/lib/config/kernel/notifications";
import { paths } from "@/lib/navigation/paths";
import type { Tx } from "@/backend/db/client";
import type { OrderMail } from "@/backend/kernel/mail/order-mails";
import type { Mail } from "@/backend/kernel/mail/outbox";
import { notify } from "@/backend/kernel/notifications/notify";

interface BuyerNotice extends OrderMail {
  readonly event: NotificationEvent;
  /** For events that an order can have several times. */
  readonly key?: string | number;
}

/** Notifies the account of an order. A draft has no page: it is still a cart. */
export async function notifyBuyer(
  tx: Tx,
  { order, appOrigin, event, key = "" }: BuyerNotice,
  mail: Omit<Mail, "to">,
): Promise<void> {
  await notify(tx, {
    appOrigin,
    event,
    key: `${order.id} ${key}`.trim(),
    userId: order.userId,
    params: { number: order.number },
    path: order.state === "draft" ? paths.checkout : paths.order(order.id),
    mail: { to: order.email, ...mail },
  });
}
