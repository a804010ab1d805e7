import { handleApiRequest } from "@/lib/server/bff/handle-api-request";
import { createPaymentWebhook } from "@/lib/server/payment-webhook";

export const dynamic = "force-dynamic";

/** Events from Stripe. Authenticated by signature in the backend, not by origin or cookies. */
export const POST = createPaymentWebhook({
  provider: "stripe",
  headerNames: ["stripe-signature"],
});

export {
  handleApiRequest as GET,
  handleApiRequest as PUT,
  handleApiRequest as PATCH,
  handleApiRequest as DELETE,
  handleApiRequest as OPTIONS,
};
