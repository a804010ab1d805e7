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

export { GET, PUT, PATCH, DELETE, OPTIONS } from "@/app/api/[...call]/route";
