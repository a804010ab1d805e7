import { openDoor } from "@/lib/server/bff/open-door";
import { passPaymentEvent } from "@/lib/server/pass-payment-event";
import { makePaymentWebhook } from "@/lib/server/payment-webhook";

export const dynamic = "force-dynamic";

/** What PayPal tells. Origin and cookies say nothing here: who it is from, its signature says. */
export const POST = makePaymentWebhook({
  provider: "paypal",
  headerNames: [
    "paypal-transmission-id",
    "paypal-transmission-time",
    "paypal-transmission-sig",
    "paypal-cert-url",
    "paypal-auth-algo",
  ],
  pass: passPaymentEvent,
});

export { openDoor as GET, openDoor as PUT, openDoor as PATCH, openDoor as DELETE, openDoor as OPTIONS };
