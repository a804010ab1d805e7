import { addSeconds } from "date-fns";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { payments } from "@/backend/db/schema/payments";
import { createTestDatabase } from "@/backend/testing/database";
import { settlePayment } from "./settle-payment";
import { createPaymentKit } from "./testing/payment-kit";

it("a payment that the provider does not know is closed only when it is not young any more", async () => {
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
