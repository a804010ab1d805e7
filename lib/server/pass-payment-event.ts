import "server-only";
import type { ProviderMessage } from "./payment-webhook";
import { callUpstream } from "./upstream/call-upstream";

/** To the backend, which alone can tell whether it is true: its status is all that counts. */
export async function passPaymentEvent({ provider, headers, payload }: ProviderMessage): Promise<number> {
  const body = { headers: [...headers], payload };
  const { status } = await callUpstream("paymentEvents.receive", { params: { provider }, body });
  return status;
}
