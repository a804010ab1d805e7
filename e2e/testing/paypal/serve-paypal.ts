import { readFile } from "node:fs/promises";
import type { BrowserContext } from "@playwright/test";
import type { Outcome } from "@/backend/testing/fake-paypal/fake-orders";
import type { FirstPayment } from "@/backend/testing/fake-paypal/fake-subscriptions";
import type { startFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";

export type FakePayPal = Awaited<ReturnType<typeof startFakePayPal>>;

export const paypalHost = "https://www.sandbox.paypal.com";

const page = (title: string, body: string) => `<!doctype html><html lang="en"><title>${title}</title>${body}`;

/** The approval window: it notifies PayPal first, then the page that opened it. */
const approval = (token: string) => {
  const button = (result: string, label: string) =>
    `<button onclick="finish('${result}')" style="font-size:2rem">${label}</button>`;
  return page(
    "PayPal",
    `${button("approved", "Pay now")}${button("cancelled", "Cancel and return")}${button("broken", "Break")}<script>
      async function finish(result) {
        if (result === "approved") await fetch("/approve?token=${token}", { method: "POST" });
        opener.postMessage({ paypal: result, token: "${token}" }, "*");
        close();
      }
    </script>`,
  );
};

/** Serves PayPal's sandbox to the browser and blocks all other hosts. */
export async function servePayPal(
  context: BrowserContext,
  fake: FakePayPal,
  options: { outcome?: Outcome; first?: FirstPayment } = {},
) {
  const core = await readFile(new URL("./paypal-core.js", import.meta.url), "utf8");
  await context.route(/^https:\/\//, (route) => route.abort());
  await context.route("https://www.paypalobjects.com/logo.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await context.route(`${paypalHost}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const token = searchParams.get("token") ?? "";
    switch (pathname) {
      case "/web-sdk/v6/core":
        return route.fulfill({ contentType: "text/javascript", body: core });
      case "/checkoutnow":
      case "/webapps/billing/subscriptions":
        return route.fulfill({ contentType: "text/html", body: approval(token) });
      case "/approve":
        if (token.startsWith("I-")) fake.yearly.approve(token, options.first);
        else fake.approve(token, options.outcome);
        return route.fulfill({ json: {} });
      case "/sdk/ping":
        return route.fulfill({ json: {} });
      case "/sdk/frame":
        return route.fulfill({ contentType: "text/html", body: page("PayPal", "") });
      default:
        return route.abort();
    }
  });
}
