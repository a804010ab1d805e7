import type { Programs } from "@/e2e/testing/programs";
import { type Answer, send } from "./send";

/** Somebody who calls one of the two programs, with a cart of their own. */
export interface Visitor {
  readonly side: "door" | "backend";
  readonly base: string;
  readonly prefix: string;
  readonly isSignedIn: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly cartId: string;
}

type Headers = Visitor["headers"];
type Site = Pick<Visitor, "side" | "base" | "prefix">;

const json = { "content-type": "application/json" };
const credentials = JSON.stringify({ username: "breeder@tailmark.test", password: "Tailmark-demo-1" });

/** A stranger and the demo breeder, at the door and, where it can be reached, at the backend. */
export async function welcomeVisitors({
  shop,
  backend,
}: Pick<Programs, "shop" | "backend">): Promise<Visitor[]> {
  const sites: Site[] = [{ side: "door", base: shop, prefix: "/api" }];
  if (backend) sites.push({ side: "backend", base: backend, prefix: "" });
  const visitors: Visitor[] = [];
  for (const site of sites) {
    const plain: Headers =
      site.side === "door" ? { origin: site.base, "sec-fetch-site": "same-origin" } : { "x-country": "AU" };
    visitors.push(await withCart({ ...site, isSignedIn: false, headers: plain }));
    visitors.push(
      await withCart({ ...site, isSignedIn: true, headers: { ...plain, ...(await signIn(site, plain)) } }),
    );
  }
  return visitors;
}

async function signIn({ side, base, prefix }: Site, plain: Headers): Promise<Headers> {
  const path = `${prefix}/auth/login`;
  const answer = await send(base, {
    method: "POST",
    path,
    headers: { ...plain, ...json },
    body: credentials,
  });
  if (answer.status !== 200) throw new Error(`Signing in at the ${side}: ${answer.status} ${answer.text}`);
  if (side === "backend") return { authorization: `Bearer ${String(answer.headers["x-session"])}` };
  return { cookie: cookiesOf(answer) };
}

function cookiesOf({ headers }: Answer): string {
  const cookies = headers["set-cookie"];
  return (Array.isArray(cookies) ? cookies : []).map((cookie: string) => cookie.split(";")[0]).join("; ");
}

async function withCart(visitor: Omit<Visitor, "cartId">): Promise<Visitor> {
  const { base, prefix, headers, side } = visitor;
  const answer = await send(base, {
    method: "POST",
    path: `${prefix}/cart`,
    headers: { ...headers, ...json },
    body: "{}",
  });
  const made: unknown = answer.status === 200 ? JSON.parse(answer.text) : undefined;
  if (typeof made !== "object" || made === null || !("sessionId" in made))
    throw new Error(`Making a cart at the ${side}: ${answer.status} ${answer.text}`);
  return { ...visitor, cartId: String(made.sessionId) };
}

/** Whether somebody signed in still is: nothing that was sent may have ended or confused the session. */
export async function isStillSignedIn({ base, prefix, headers }: Visitor): Promise<boolean> {
  const answer = await send(base, { method: "GET", path: `${prefix}/my/details`, headers, body: undefined });
  return answer.status === 200 && answer.text.includes("breeder@tailmark.test");
}
