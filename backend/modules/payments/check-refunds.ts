import { and, eq, ne } from "drizzle-orm";
import { refunds } from "@/backend/db/schema/payments";
import { runRefund } from "./run-refund";
import type { PaymentWorld } from "./world";

/** What has become of each; one that was given can still come back from a bank. False where the provider does not say. */
export async function checkRefunds(world: PaymentWorld, paymentId: string): Promise<boolean> {
  const given = await world.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, "failed")));
  const states = [];
  for (const { id } of given) states.push(await runRefund(world, id));
  return !states.includes("unknown");
}
