import type { Programs } from "@/e2e/testing/programs";
import { type RawResponse, send } from "./send";

/** A client of one of the two programs, with a cart of its own. */
export interface Visitor {
  readonly target: "bff" | "backend";
  readonly base: string;
  readonly prefix: string;
  readonly isSignedIn: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly cartId: string;
}

type Headers = Visitor["headers"];
type Site = Pick<Visitor, "target" | "base" | "prefix">;

const json = { "content-type": "application/json" };
const credentials = JSON.stringify({ username: "breeder@tailmark.test", password: "Tailmark-demo-1" });

/** A guest and the demo breeder, for the BFF and, if reachable, for the backend. */
export async function createVisitors({
  shop,
  backend,
}: Pick<Programs, "shop" | "backend">): Promise<Visitor[]> {
  const sites: Site[] = [{ target: "bff", base: shop, prefix: "/api" }];
  if (backend) sites.push({ target: "backend", base: backend, prefix: "" });
  const visitors: Visitor[] = [];
  for (const site of sites) {
    const plain: Headers =
      site.target === "bff" ? { origin: site.base, "sec-fetch-site": "same-origin" } : { "x-country": "AU" };
    visitors.push(await withCart({ ...site, isSignedIn: false, headers: plain }));
    visitors.push(
      await withCart({ ...site, isSignedIn: true, headers: { ...plain, ...(await signIn(site, plain)) } }),
    );
  }
  return visitors;
}

async function signIn({ target, base, prefix }: Site, plain: Headers): Promise<Headers> {
  const path = `${prefix}/auth/login`;
  const response = await send(base, {
    method: "POST",
    path,
    headers: { ...plain, ...json },
    body: credentials,
  });
  if (response.status !== 200)
    throw new Error(`Signing in at the ${target}: ${response.status} ${response.text}`);
  if (target === "backend") return { authorization: `Bearer ${String(response.headers["x-session"])}` };
  return { cookie: formatCookies(response) };
}

function formatCookies({ headers }: RawResponse): string {
  const cookies = headers["set-cookie"];
  return (Array.isArray(cookies) ? cookies : []).map((cookie: string) => cookie.split(";")[0]).join("; ");
}

async function withCart(visitor: Omit<Visitor, "cartId">): Promise<Visitor> {
  const { base, prefix, headers, target } = visitor;
  const response = await send(base, {
    method: "POST",
    path: `${prefix}/cart`,
    headers: { ...headers, ...json },
    body: "{}",
  });
  const cart: unknown = response.status === 200 ? JSON.parse(response.text) : undefined;
  if (typeof cart !== "object" || cart === null || !("sessionId" in cart))
    throw new Error(`Making a cart at the ${target}: ${response.status} ${response.text}`);
  return { ...visitor, cartId: String(cart.sessionId) };
}

/** Whether the session still works: no request may have ended or corrupted it. */
export async function isStillSignedIn({ base, prefix, headers }: Visitor): Promise<boolean> {
  const response = await send(base, { method: "GET", path: `${prefix}/my/details`, headers });
  return response.status === 200 && response.text.includes("breeder@tailmark.test");
}
