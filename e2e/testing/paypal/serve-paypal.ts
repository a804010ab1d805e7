import { readFile } from "node:fs/promises";
import type { BrowserContext } from "@playwright/test";
import type { Outcome } from "@/backend/testing/fake-paypal/fake-orders";
import type { FirstPayment } from "@/backend/testing/fake-paypal/fake-subscriptions";
import type { startFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";

export type FakePayPal = Awaited<ReturnType<typeof startFakePayPal>>;

export const paypalHosts = {
  sandbox: "https://www.sandbox.paypal.com",
  production: "https://www.paypal.com",
} as const;

const page = (title: string, body: string) => `<!doctype html><html lang="en"><title>${title}</title>${body}`;

/** Where the buyer agrees: PayPal is told first, then the page that opened the window. */
const approval = (token: string) => {
  const button = (said: string, label: string) =>
    `<button onclick="tell('${said}')" style="font-size:2rem">${label}</button>`;
  return page(
    "PayPal",
    `${button("approved", "Pay now")}${button("cancelled", "Cancel and return")}${button("broken", "Break")}<script>
      async function tell(said) {
        if (said === "approved") await fetch("/approve?token=${token}", { method: "POST" });
        opener.postMessage({ paypal: said, token: "${token}" }, "*");
        close();
      }
    </script>`,
  );
};

/** PayPal's hosts, as the browser meets them. Every other host is out of reach, as it is where the tests run. */
export async function servePayPal(
  context: BrowserContext,
  fake: FakePayPal,
  how: { outcome?: Outcome; first?: FirstPayment } = {},
) {
  const core = await readFile(new URL("./paypal-core.js", import.meta.url), "utf8");
  await context.route(/^https:\/\//, (route) => route.abort());
  await context.route("https://www.paypalobjects.com/logo.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  for (const host of Object.values(paypalHosts))
    await context.route(`${host}/**`, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const token = searchParams.get("token") ?? "";
      switch (pathname) {
        case "/web-sdk/v6/core":
          return route.fulfill({ contentType: "text/javascript", body: core });
        case "/checkoutnow":
        case "/webapps/billing/subscriptions":
          return route.fulfill({ contentType: "text/html", body: approval(token) });
        case "/approve":
          if (token.startsWith("I-")) fake.yearly.approve(token, how.first);
          else fake.approve(token, how.outcome);
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
