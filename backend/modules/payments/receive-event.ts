import type { PaymentProviderName } from "@/lib/config/orders";
import { Refusal } from "@/backend/http/refusals";
import type { PaymentWorld } from "./world";

/** 400 where it is not from the provider; 503 where it could not be dealt with, so that it is told again. */
export async function receiveEvent(
  world: PaymentWorld,
  provider: PaymentProviderName,
  headers: Readonly<Record<string, string>>,
  rawBody: string,
): Promise<undefined | Refusal> {
  world.log.info({ provider, headers: Object.keys(headers), length: rawBody.length }, "not built yet");
  return new Refusal(503, { code: "busy", message: "Please try again shortly" });
}
