import { addSeconds } from "date-fns";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { payments } from "@/backend/db/schema/payments";
import { createTestDatabase } from "@/backend/testing/database";
import { settlePayment } from "./settle-payment";
import { createPaymentKit } from "@/backend/orders/payments/testing/payment-kit";

it("the reconciler closes a payment unknown to the provider only after the grace period", async () => {
  const { db } = await createTestDatabase();
  const kit = createPaymentKit(db);
  kit.bank.fault = () => "before";
  await kit.startPayment(await kit.fillCart());
  kit.bank.fault = () => undefined;
  const [payment] = await db.select().from(payments).where(eq(payments.state, "unknown"));
  const id = payment?.id ?? "";
  const settleAt = (seconds: number) =>
    settlePayment({ ...kit.context, youngSeconds: 60, now: () => addSeconds(new Date(), seconds) }, id);
  expect(await settleAt(0)).toEqual({ kind: "unknown" });
  expect(await settleAt(61)).toEqual({ kind: "failed", failure: "other" });
});
