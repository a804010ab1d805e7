import { createPaymentWebhook } from "@/lib/server/payment-webhook";

export const dynamic = "force-dynamic";

/** Events from Stripe. Authenticated by signature in the backend, not by origin or cookies. */
export const POST = createPaymentWebhook({
  provider: "stripe",
  headerNames: ["stripe-signature"],
});

export { GET, PUT, PATCH, DELETE, OPTIONS } from "@/app/api/[...call]/route";
