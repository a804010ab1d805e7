import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect } from "vitest";
import { signWebhook } from "@/lib/server/webhook-signature";
import { productPath } from "./fake-catalogue";

export const secret = "a secret of the stack tests, long enough";

let count = 0;

/** Sends the catalogue webhook as the backend does. */
export async function sendWebhook(shop: string, change: Record<string, unknown>): Promise<void> {
  count += 1;
  const body = JSON.stringify({ id: `change-${count}`, ...change });
  const signature = signWebhook(secret, Math.floor(Date.now() / 1000), body);
  const response = await fetch(`${shop}/api/webhooks/catalogue`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-tailmark-signature": signature },
    body,
  });
  expect(response.status).toBe(200);
}

/** As browsers do: fetch would add cache headers of its own. */
export async function revalidate(url: string, etag: string | null): Promise<IncomingMessage> {
  const [response] = await once(get(url, { headers: { "if-none-match": etag ?? "" } }), "response");
  return (response as IncomingMessage).resume();
}

export async function readPrice(shop: string, id: number): Promise<string | undefined> {
  const response = await fetch(shop + productPath(id));
  const html = await response.text();
  return response.status === 200 ? /\d+\.\d{2}(?!\d)/.exec(textOf(html))?.[0] : `status ${response.status}`;
}

/** The visible text. */
const textOf = (html: string) =>
  html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, "");
