import { and, eq } from "drizzle-orm";
import { type CarrierCode, carrierName } from "@/lib/config/orders/carriers";
import type { Body } from "@/lib/contract/calls";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import { postedMail } from "@/backend/orders/orders/posted-mail";
import { notifyBuyer } from "@/backend/orders/orders/notify-buyer";
import { markKitsSent } from "@/backend/kits/public/mark-kits-sent";
import { insertOrderEvent } from "@/backend/orders/orders/order-transitions";
import { isPostable, toShipment } from "@/backend/orders/orders/shipment";
import { lockOrder, type Order } from "@/backend/orders/payments/find-payment";
import { auditOrderAction, findAdminAndOrder } from "./order-actions";
import { readAdminOrder } from "./read-order";

interface Posting extends Pick<Order, "carrierName" | "trackingNumber"> {
  readonly carrier: CarrierCode;
}

const notPostable = new Refusal(409, {
  code: "not_postable",
  message: "refusals.nothingToPost",
});

/**
 * Records that an order was handed to a carrier, and mails the buyer. The same input again changes nothing; another carrier
 * or number corrects the first, with a mail of its own.
 */
export async function markPostedAsAdmin(
  { tx, caller, settings }: SignedInContext,
  { params: { id }, body }: Input<"adminOrders.markPosted">,
) {
  const subject = await findAdminAndOrder(tx, caller, id);
  if (subject instanceof Refusal) return subject;
  const posting = toPosting(body);
  if (posting instanceof Refusal) return posting;
  const order = await lockOrder(tx, id);
  if (order === undefined) return notFound();
  if (isSame(order, posting)) return readAdminOrder(tx, order.id);
  const [postable] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order.id), isPostable));
  if (postable === undefined) return notPostable;
  const posted = await updatePosting(tx, order, posting);
  await markKitsSent(tx, order.id);
  const note = [carrierName(posting.carrier) ?? posting.carrierName, posting.trackingNumber]
    .filter(Boolean)
    .join(" ");
  const kind = order.postedAt === null ? "posted" : "tracking-changed";
  const key = await insertOrderEvent(tx, order.id, { kind, actorId: subject.admin.id, note });
  const shipment = toShipment(posted);
  if (shipment !== null) {
    const { appOrigin } = settings;
    const mail = postedMail({ order: posted, shipment, appOrigin });
    await notifyBuyer(tx, { order: posted, appOrigin, event: "orderPosted", key }, mail);
  }
  await auditOrderAction(tx, caller, subject, { call: "adminOrders.markPosted", reason: note });
  return readAdminOrder(tx, order.id);
}

function toPosting(input: Body<"adminOrders.markPosted">): Posting | Refusal {
  const isOther = input.carrier === "other";
  const name = isOther ? (input.carrierName?.trim() ?? "") : null;
  if (name === "") return refuseFields({ carrierName: "fields.required" });
  return {
    carrier: input.carrier,
    carrierName: name,
    trackingNumber: input.trackingNumber?.trim().toUpperCase() || null,
  };
}

const isSame = (order: Order, posting: Posting) =>
  order.postedAt !== null &&
  order.carrier === posting.carrier &&
  order.carrierName === posting.carrierName &&
  order.trackingNumber === posting.trackingNumber;

async function updatePosting(tx: Tx, order: Order, posting: Posting): Promise<Order> {
  const postedAt = order.postedAt ?? new Date();
  await tx
    .update(orders)
    .set({ ...posting, postedAt })
    .where(eq(orders.id, order.id));
  return { ...order, ...posting, postedAt };
}
