import type { Tx } from "@/backend/db/client";
import { notFound, Refusal } from "@/backend/http/refusals";
import { lockOrder } from "@/backend/modules/payments/find-payment";
import { becomePaid } from "./become";

export interface Deed {
  readonly orderId: number;
  readonly actorId: number;
  readonly note: string | null;
  readonly appOrigin: string;
}

/** A transfer has come in, a vet has paid, or what was held is all right: it becomes paid. 409 where it waits for no money. */
export async function markPaid(tx: Tx, deed: Deed): Promise<undefined | Refusal> {
  const { orderId, actorId, note, appOrigin } = deed;
  const order = await lockOrder(tx, orderId);
  if (order === undefined || order.state === "draft") return notFound();
  if (order.state !== "open" && order.state !== "held")
    return new Refusal(409, { code: "not_open", message: "This order waits for no money." });
  const now = new Date();
  await becomePaid(tx, { order, method: order.method, now, appOrigin, mark: { actorId, note } });
  return undefined;
}
