import { randomInt, randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sendWebhook } from "@/e2e/cache/shop-helpers";
import type { Fault } from "@/e2e/testing/breakable-proxy";
import {
  buyerEmail,
  type Call,
  createCall,
  createCart,
  orderDetails,
  pay,
  signIn,
} from "@/e2e/testing/buyer";
import { type FaultyShop, startFaultyShop } from "@/e2e/testing/faulty-shop";
import { isThorough, sampleOf } from "@/tools/testing/test-effort";

const page = "/store/geno-pet-for-dogs-canine/p/969";
const pageWithQuery = "/store?search=husky";
const limitMs = isThorough ? 600_000 : 60_000;
/** `npm test` waits for no time limit of the programs; the longest is that of a checkout. */
const slow: Readonly<Record<string, Fault>> = isThorough ? { slow: { delayMs: 21_000 } } : {};
const http = (status: string, type: string, body: string): Fault => ({
  reply: `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
});
const allTcpFaults: Readonly<Record<string, Fault>> = {
  refused: "refused",
  reset: "reset",
  cut: "cut",
  "wrong protocol": { reply: "HTTP/1.1 400 Bad Request\r\n\r\n" },
  ...slow,
};
const allHttpFaults: Readonly<Record<string, Fault>> = {
  ...allTcpFaults,
  "wrong protocol": { reply: "220 ready\r\n" },
  500: http("500 Internal Server Error", "application/json", "{}"),
  "wrong type": http("200 OK", "text/html", "<html></html>"),
};

/** `npm test` tries one kind for each dependency, another in each run. */
const tcpFaults = () => sampleOf(Object.entries(allTcpFaults), 1);
const httpFaults = () => sampleOf(Object.entries(allHttpFaults), 1);

let shop: FaultyShop;
let reason = "";
let call: Call;
let cookie = "";
beforeAll(async () => {
  const started = await startFaultyShop();
  if (typeof started === "string") return void (reason = started);
  shop = started;
  call = createCall(shop.url);
  cookie = await signIn(call, "breeder", network());
  expect(await statusOf(page)).toBe(200);
});
afterAll(() => shop?.stop());
// A failed test must not break the next ones.
afterEach(async () => {
  if (reason === "") for (const proxy of Object.values(shop.proxies)) await proxy.recover();
});
beforeEach((context) => reason && context.skip(reason));

/** Limits count by network. */
const network = () => `198.18.${randomInt(256)}.${randomInt(256)}`;
const statusOf = async (path: string) => (await fetch(shop.url + path)).status;
const readMine = () => call("GET", "/my/animals", { network: network(), cookie });
const readCart = (id: string) => call("GET", `/cart/${id}`, { network: network() });

async function newCheckout() {
  const address = network();
  const sessionId = await createCart(call, address);
  return { sessionId, network: address, token: "pm_card_visa", key: randomUUID() };
}
type Checkout = Awaited<ReturnType<typeof newCheckout>>;

async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  return { status: response.status, ...((await response.json()) as object) };
}

/** The form is sent again, after the two minutes in which its key belongs to the broken attempt. */
async function expectPaidOnce(checkout: Checkout): Promise<void> {
  await shop.database.query("update checkout_attempts set created_at = created_at - interval '2 minutes'");
  const send = async () => bodyOf(await pay(call, { ...checkout, network: network() }));
  await expect.poll(send, { interval: 500 }).toMatchObject({ status: 200, state: "paid" });
  const again = await send();
  expect(again).toMatchObject({ status: 200 });
  const orders = await readOrders(checkout);
  expect(orders).toEqual([{ number: again["number"], state: "paid" }]);
  const ids = await readPaymentIds(checkout);
  const charged = shop.stripe.ledger.intents.filter(
    ({ status, metadata }) => status === "succeeded" && ids.includes(metadata["payment_id"] ?? ""),
  );
  expect(charged).toHaveLength(1);
}

async function readOrders({ sessionId }: Pick<Checkout, "sessionId">) {
  const found = await shop.database.query<{ number: string; state: string }>(
    "select number, state from orders where email = $1",
    [buyerEmail(sessionId)],
  );
  return found.rows;
}

async function readPaymentIds({ sessionId }: Checkout): Promise<string[]> {
  const { rows } = await shop.database.query<{ id: string }>(
    `select po.payment_id id from payment_orders po join orders o on o.id = po.order_id where o.email = $1`,
    [buyerEmail(sessionId)],
  );
  return rows.map(({ id }) => id);
}

const startedCalls = () => shop.stripe.calls.filter(({ method }) => method === "POST").length;

test(
  "without backend or database cached pages stay, calls say when to retry, and nothing is lost",
  async () => {
    const [animal] = ((await bodyOf(await readMine())) as { results: { id: number }[] }).results;
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#246" } })
      .png()
      .toBuffer();
    const upload = () =>
      call("PUT", `/my/animals/${animal?.id}/photo`, { network: network(), cookie, body: photo });
    const cases = [
      ...httpFaults().map(([name, fault]) => ["backend", name, fault] as const),
      ...tcpFaults().map(([name, fault]) => ["database", name, fault] as const),
    ];
    for (const [dependency, name, fault] of cases) {
      const label = `${dependency} ${name}`;
      const checkout = await newCheckout();
      shop.proxies[dependency].fail(fault);
      expect(await statusOf(page), label).toBe(200);
      const failed = await fetch(shop.url + pageWithQuery);
      expect([failed.status, failed.headers.get("retry-after")], label).toEqual([503, "5"]);
      expect(await statusOf("/api/health/ready"), label).toBe(503);
      const answers = [
        await readCart(checkout.sessionId),
        await readMine(),
        await upload(),
        await pay(call, checkout),
      ];
      for (const answer of answers) {
        // An answer that is no outage has a status of its own.
        const isWrong = /^(500|wrong)/.test(name) && dependency === "backend";
        const expected = isWrong ? [502, null] : [503, "5"];
        const found = [answer.status, answer.headers.get("retry-after")];
        // After five failures in a row nothing is sent for a second.
        expect(isWrong && found[0] === 503 ? [502, null] : found, label).toEqual(expected);
        expect(answer.headers.getSetCookie(), label).toEqual([]);
        expect((await bodyOf(answer))["message"], label).toMatch(/^(Failed to |operation failed)/);
      }
      await shop.proxies[dependency].recover();
      await expect.poll(async () => (await readMine()).status, { message: label }).toBe(200);
      await expect.poll(async () => (await upload()).status, { message: label }).toBe(200);
      await expectPaidOnce(checkout);
      await expect.poll(() => statusOf(pageWithQuery), { message: label }).toBe(200);
    }
  },
  limitMs,
);

test(
  "without Stripe a buyer is told to try again, and then pays once",
  async () => {
    for (const [name, fault] of httpFaults()) {
      const checkout = await newCheckout();
      shop.proxies.stripe.fail(fault);
      const refused = await bodyOf(await pay(call, checkout));
      expect(refused, name).toMatchObject({ status: 409, code: "payment_unknown" });
      expect((await readCart(checkout.sessionId)).status, name).toBe(200);
      await shop.proxies.stripe.recover();
      await expectPaidOnce(checkout);
    }
  },
  limitMs,
);

test(
  "without PayPal a buyer is told to try again, and an approved payment is captured once",
  async () => {
    const payment = { method: "P", provider: "paypal" };
    for (const [name, fault] of httpFaults()) {
      const { sessionId } = await newCheckout();
      const send = async (path: string, more: object) => {
        const body = { ...orderDetails(sessionId), ...more };
        return bodyOf(await call("POST", path, { network: network(), body }));
      };
      const start = () => send("/store/checkout/payment", payment);
      shop.proxies.paypal.fail(fault);
      expect(await start(), name).toMatchObject({ status: 409, code: "payment_unknown" });
      await shop.proxies.paypal.recover();
      const transactionId = String((await start())["transactionId"]);
      shop.paypal.approve(transactionId);
      const place = () => send("/store/checkout", { payment: { ...payment, transactionId } });
      shop.proxies.paypal.fail(fault);
      expect(await place(), name).toMatchObject({ status: 409, code: "payment_unknown" });
      await shop.proxies.paypal.recover();
      expect(await place(), name).toMatchObject({ status: 200, state: "paid" });
      expect(shop.paypal.orders.get(transactionId)?.captures, name).toHaveLength(1);
      expect(await readOrders({ sessionId }), name).toHaveLength(1);
    }
  },
  limitMs,
);

test(
  "without Redis all pages are served, and changes are shared when it is back",
  async () => {
    const client = createClient({ url: shop.redis.url }).on("error", () => undefined);
    await client.connect();
    const countChanges = async () =>
      Object.values(await client.hGetAll("tailmark:tags")).reduce((sum, count) => sum + Number(count), 0);
    for (const [name, fault] of tcpFaults()) {
      const before = await countChanges();
      shop.proxies.redis.fail(fault);
      await sendWebhook(shop.url, { products: [969] });
      expect(await statusOf(page), name).toBe(200);
      expect((await readMine()).status, name).toBe(200);
      await shop.proxies.redis.recover();
      await expect.poll(countChanges, { message: name }).toBeGreaterThan(before);
    }
    client.destroy();
  },
  limitMs,
);

test(
  "without a mail server orders are placed, and their mails are sent later, once",
  async () => {
    const retryNow = "update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'";
    for (const [name, fault] of [...tcpFaults(), ["refusal", { reply: "554 no\r\n" }] as const]) {
      const checkout = await newCheckout();
      const to = buyerEmail(checkout.sessionId);
      const readMail = async () =>
        (
          await shop.database.query(`select attempts, sent_at is not null sent from outbox where "to" = $1`, [
            to,
          ])
        ).rows;
      shop.proxies.mail.fail(fault);
      await expectPaidOnce(checkout);
      await expect.poll(readMail, { message: name }).toEqual([{ attempts: 1, sent: false }]);
      await shop.proxies.mail.recover();
      await expect
        .poll(
          async () => {
            await shop.database.query(retryNow);
            return readMail();
          },
          { message: name },
        )
        .toEqual([{ attempts: 2, sent: true }]);
      expect(
        shop.mails.filter((address) => address === to),
        name,
      ).toHaveLength(1);
    }
  },
  limitMs,
);

test.each(sampleOf(["backend", "storefront"] as const, 1))(
  "a checkout whose %s is killed after the charge completes under the same key, once",
  async (program) => {
    const checkout = await newCheckout();
    const before = startedCalls();
    shop.proxies.stripe.fail({ delayMs: 3_000 });
    const answer = pay(call, checkout).then(
      ({ status }) => status,
      () => 0,
    );
    await expect.poll(startedCalls).toBeGreaterThan(before);
    await shop[program].kill();
    expect(await answer).toBe(program === "backend" ? 503 : 0);
    if (program === "storefront")
      await expect.poll(async () => (await readOrders(checkout))[0]?.state).toBe("paid");
    await shop.proxies.stripe.recover();
    await shop[program].start();
    if (program === "backend")
      expect(await bodyOf(await pay(call, checkout))).toMatchObject({ status: 409, code: "in_progress" });
    await expectPaidOnce(checkout);
  },
  limitMs,
);
