import { handleApiRequest } from "@/lib/server/bff/handle-api-request";
import { createPaymentWebhook } from "@/lib/server/payment-webhook";

export const dynamic = "force-dynamic";

/** Events from PayPal. Authenticated by signature in the backend, not by origin or cookies. */
export const POST = createPaymentWebhook({
  provider: "paypal",
  headerNames: [
    "paypal-transmission-id",
    "paypal-transmission-time",
    "paypal-transmission-sig",
    "paypal-cert-url",
    "paypal-auth-algo",
  ],
});

export {
  handleApiRequest as GET,
  handleApiRequest as PUT,
  handleApiRequest as PATCH,
  handleApiRequest as DELETE,
  handleApiRequest as OPTIONS,
};
