import { type Answer, send } from "@/scripts/proofs/fuzz/send";

let networks = 0;

/** From a network of its own each time: what is measured is the answer, not the limit of tries. */
export function post(shop: string, path: string, body: unknown): Promise<Answer> {
  networks += 1;
  const address = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  const own = { origin: shop, "sec-fetch-site": "same-origin", "x-forwarded-for": address };
  const headers = { ...own, "content-type": "application/json" };
  return send(shop, { method: "POST", path: `/api${path}`, headers, body: JSON.stringify(body) });
}
