import { fileURLToPath } from "node:url";
import type { Page, Route } from "@playwright/test";
import { build } from "esbuild";

const entry = fileURLToPath(new URL("./form-page.tsx", import.meta.url));
const root = fileURLToPath(new URL("../../..", import.meta.url));

let bundle: Promise<string> | undefined;

/** Bundles the real forms without the rest of the shop. */
function formScript(): Promise<string> {
  bundle ??= build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    tsconfig: `${root}/tsconfig.json`,
    define: { "process.env.NODE_ENV": '"production"' },
  }).then(({ outputFiles: [file] }) => file?.text ?? "");
  return bundle;
}

/**
 * Opens /checkout with the headers, nonce and styles of the built shop, but with only the form in its body, so that the
 * CSP of checkout applies to the form.
 */
export async function openForm(page: Page, kind: "payment" | "card" = "payment"): Promise<void> {
  await page.route("/checkout", async (route: Route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "") ?? [];
    const styles = (await response.text()).match(/<link\b[^>]*rel="stylesheet"[^>]*>/g)?.join("") ?? "";
    const body = `<!doctype html><html lang="en"><head><title>Checkout</title><meta name="viewport" content="width=device-width">${styles}</head>
<body><main id="form" class="mx-auto grid max-w-form gap-6 p-4"></main>
<script nonce="${nonce}" src="/form-page.js"></script></body></html>`;
    await route.fulfill({ status: 200, headers, body });
  });
  await page.route("/form-page.js", async (route) =>
    route.fulfill({ contentType: "text/javascript", body: await formScript() }),
  );
  await page.goto(`/checkout${kind === "card" ? "#card" : ""}`);
}
