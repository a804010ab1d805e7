import { readFile } from "node:fs/promises";
import type { BrowserContext, Route } from "@playwright/test";
import { testCards, type TestCardName } from "@/backend/testing/fake-stripe/test-cards";
import type { FakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { StripeApiError } from "@/backend/testing/fake-stripe/stripe-error";
import { intentObject } from "@/backend/testing/fake-stripe/objects";

const cardsByNumber: Readonly<Record<string, TestCardName>> = {
  "4242424242424242": "pm_card_visa",
  "4000000000000002": "pm_card_visa_chargeDeclined",
  "4000000000009995": "pm_card_visa_chargeDeclinedInsufficientFunds",
  "4000000000000069": "pm_card_chargeDeclinedExpiredCard",
  "4000002500003155": "pm_card_authenticationRequired",
};

const script = new URL("./stripe-script.js", import.meta.url);

/** A Stripe field: it sends its value only to the Stripe script. */
const frame = (kind: string) => `<!doctype html><html lang="en"><title>${kind}</title>
<body style="margin:0"><input aria-label="${kind}" inputmode="numeric"
 style="box-sizing:border-box;width:100%;height:24px;border:0;font:16px system-ui">
<script>
const field = document.querySelector("input");
const tell = (message) => parent.postMessage(message, "*");
field.addEventListener("input", () => tell({ text: field.value }));
addEventListener("message", ({ data }) => { field.readOnly = data.isClosed; });
tell({ isThere: true });
</script>`;

/** Serves Stripe's hosts to the browser and blocks all other hosts. */
export async function serveStripe(context: BrowserContext, fake: FakeStripe): Promise<void> {
  const text = await readFile(script, "utf8");
  await context.route(/^https:\/\//, (route) => route.abort());
  await context.route("https://js.stripe.com/endive/stripe.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: text }),
  );
  await context.route("https://js.stripe.com/frame.html?*", (route) => {
    const kind = new URL(route.request().url()).searchParams.get("kind") ?? "";
    return route.fulfill({ contentType: "text/html", body: frame(kind) });
  });
  await context.route("https://hooks.stripe.com/3d_secure_2/*", (route) => {
    const id = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const { returnUrl, clientSecret } = fake.ledger.intent(id);
    const back = `${returnUrl}&payment_intent=${id}&payment_intent_client_secret=${clientSecret}`;
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Your bank</title><a href="${back}">Back to the shop</a>`,
    });
  });
  await context.route("https://api.stripe.com/v1/**", (route) => answerBrowser(route, fake));
}

async function answerBrowser(route: Route, fake: FakeStripe): Promise<void> {
  const request = route.request();
  const form = new URLSearchParams(request.postData() ?? "");
  const [, , kind, id = "", verb] = new URL(request.url()).pathname.split("/");
  const headers = { "access-control-allow-origin": "*" };
  try {
    const json = kind === "payment_methods" ? { id: cardOf(form) } : confirmOrRead(fake, id, verb, form);
    await route.fulfill({ headers, json });
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    await route.fulfill({ headers, status: error.status, json: { error: error.error } });
  }
}

function confirmOrRead(
  { ledger }: FakeStripe,
  id: string,
  verb: string | undefined,
  form: URLSearchParams,
): object {
  const intent = ledger.intent(id);
  if (verb === "confirm") {
    if (form.get("amount") !== String(intent.amount) || form.get("currency") !== intent.currency)
      throw new StripeApiError(400, {
        type: "invalid_request_error",
        message: "The form shows another amount.",
      });
    intent.returnUrl = form.get("return_url");
    ledger.pay(intent, testCards[cardOf(form)]);
  }
  return intentObject(intent, ledger, false);
}

function cardOf(form: URLSearchParams): TestCardName {
  const card = cardsByNumber[form.get("number")?.replaceAll(" ", "") ?? ""];
  if (card === undefined)
    throw new StripeApiError(402, { type: "card_error", code: "incorrect_number", message: "wrong" });
  return card;
}
