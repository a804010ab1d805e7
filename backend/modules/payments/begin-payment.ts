import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders";
import type { ProviderPayment } from "@/backend/payments/port";
import { Refusal } from "@/backend/http/refusals";
import type { PaymentWorld } from "./world";

export interface BeginPayment {
  /** One draft, or several open orders of one person in one currency: whose they are the caller has looked at. */
  readonly orderIds: readonly number[];
  readonly userId: number | null;
  readonly provider: PaymentProviderName;
  readonly method: PaymentCode;
  /** Of a card, where the provider's own fields or the sandbox's vault have made one of it. */
  readonly token?: string | undefined;
  /** Of several open orders: spent once it succeeds, and what they are worth is not asked for. */
  readonly points?: { readonly count: number; readonly value: number } | undefined;
  readonly email: string;
  /** A path of the shop that the buyer comes back to. */
  readonly returnPath: string;
}

export interface BegunPayment {
  readonly paymentId: string;
  /** The provider's id of it, `transactionId` on the wire. */
  readonly providerId: string;
  /** Empty where the provider's script needs the id only. */
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: ProviderPayment["state"];
}

/** A refusal is 402 `payment_error` (the provider's no), 409 (paid already, or somebody is just paying) or 503 (nobody can tell yet). */
export async function beginPayment(
  world: PaymentWorld,
  payment: BeginPayment,
): Promise<BegunPayment | Refusal> {
  world.log.info({ orders: payment.orderIds }, "not built yet");
  return new Refusal(503, { code: "busy", message: "Please try again shortly" });
}
