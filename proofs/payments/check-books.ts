import { sql } from "drizzle-orm";
import { type Db, openDatabase } from "@/backend/db/client";
import type { CapturedPayment } from "./providers";
import { mailDomain, type Confirmations } from "./buyers";
import type { Target } from "./program";

type Found = Awaited<ReturnType<typeof readBooks>>;

const isOurs = sql`o.email like ${`%@${mailDomain}`}`;
const isBought = sql`o.state in ('paid', 'refunded')`;

/** Only while the program is not running: PGlite allows one process. */
export async function readBooks(
  { databaseUrl, dataDir }: Target,
  providerPayments: readonly CapturedPayment[],
) {
  const database = await openDatabase({ databaseUrl, poolSize: 1, dataDir });
  try {
    const { db } = database;
    const captured = [...(await listSandboxCaptures(db)), ...providerPayments];
    const payments = await listPayments(db);
    const bought = new Set(payments.filter((payment) => payment.bought).map(({ id }) => id));
    return {
      captured: captured.length,
      withoutOrder: captured.filter(({ id, amount, refunded }) => refunded < amount && !bought.has(id))
        .length,
      bank: balanceOf(captured),
      ledger: balanceOf(payments),
      tokens: await readTexts(db, sql`select token "text" from orders o where ${isBought}`),
      refunds: await listRefunds(db),
      ...(await countFaults(db)),
    };
  } finally {
    await database.close();
  }
}

const balanceOf = (all: readonly CapturedPayment[]) =>
  all.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);

/** Without those of the demo data. */
async function listSandboxCaptures(db: Db): Promise<CapturedPayment[]> {
  const { rows } = await db.execute<{ id: string; amount: number; refunded: number }>(sql`
    select s.id, (content->>'amount')::int amount, (content->>'refunded')::int refunded from sandbox_objects s
    where kind = 'payment' and content->>'state' = 'succeeded' and not exists (
      select from payments p join payment_orders po on po.payment_id = p.id join orders o on o.id = po.order_id
      where p.provider_id = s.id and not ${isOurs})`);
  return rows;
}

async function listPayments(db: Db) {
  const { rows } = await db.execute<{ id: string; amount: number; refunded: number; bought: boolean }>(sql`
    select p.provider_id id, p.amount, p.refunded, bool_or(${isBought}) bought
    from payments p join payment_orders po on po.payment_id = p.id join orders o on o.id = po.order_id
    where p.state = 'succeeded' and ${isOurs} group by p.id`);
  return rows;
}

async function listRefunds(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ number: string; amount: number }>(sql`
    select o.number, sum(r.amount)::int amount from refunds r join orders o on o.id = r.order_id
    where r.state = 'succeeded' and ${isOurs} group by 1`);
  return new Map(rows.map(({ number, amount }) => [number, amount]));
}

async function readTexts(db: Db, query: ReturnType<typeof sql>): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ text: string }>(query);
  return new Set(rows.map(({ text }) => text));
}

/** Queries that must find nothing. */
const faults = {
  doubled: sql`select po.order_id from payment_orders po join payments p on p.id = po.payment_id
    where p.state = 'succeeded' and p.problem is null group by 1 having count(*) > 1`,
  waiting: sql`select from refunds where state in ('starting', 'unknown')`,
  mailless: sql`select from orders o where ${isBought} and ${isOurs}
    and (select count(*) from outbox m where m.subject = 'Your order ' || o.number || ' is confirmed') <> 1`,
  uninvoiced: sql`select from orders o where ${isBought} and not exists (select from invoices i where i.order_id = o.id)`,
  /** Coupons of the demo shows have uses without orders. */
  couponsWrong: sql`select from coupons c where c.used > c.limit or c.used <>
    (select count(*) from orders o where o.coupon_code = c.code and o.state = 'paid' and ${isOurs})
    and not exists (select from shows s where s.coupon_code = c.code)`,
  pointsWrong: sql`select from orders o where ${isOurs} and o.user_id is not null and (
    select coalesce(sum(points) filter (where kind <> 'earned'), 0) from loyalty_entries e where e.order_id = o.id)
    <> case when o.state = 'paid' then -o.loyalty_points else 0 end`,
};

type Fault = keyof typeof faults;
const faultNames = Object.keys(faults) as Fault[];

async function countFaults(db: Db): Promise<Record<Fault, number>> {
  const counted = [];
  for (const name of faultNames) counted.push([name, (await db.execute(faults[name])).rows.length] as const);
  return Object.fromEntries(counted) as Record<Fault, number>;
}

/** Descriptions of all violations. */
export function findProblems(found: Found, confirmed: Confirmations): string[] {
  const lost = [...confirmed.orders].filter((token) => !found.tokens.has(token));
  const unpaid = [...confirmed.refunds].filter(
    ([number, amount]) => (found.refunds.get(number) ?? 0) < amount,
  );
  return [
    ...(lost.length > 0 ? [`${lost.length} confirmed orders are lost`] : []),
    ...(unpaid.length > 0 ? [`${unpaid.length} confirmed refunds are lost`] : []),
    ...(found.withoutOrder > 0
      ? [`${found.withoutOrder} payments are captured without order or refund`]
      : []),
    ...(found.bank === found.ledger ? [] : [`the ledger says ${found.ledger}, the bank ${found.bank}`]),
    ...faultNames.filter((name) => found[name] > 0).map((name) => `${name}: ${found[name]}`),
  ];
}
