import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { compareSizes } from "./cluster/compare-sizes";
import { type Member, startFleet } from "./cluster/fleet";
import { createLoad, mailDomain, type LoadResult } from "./cluster/load";
import { type Check, reportChecks } from "./programs";

/** The topology of deploy/compose.yaml with plain processes, under load. Needs `npm run build`, nginx, PostgreSQL and Redis. */
const settleMs = 4_000;
const checks: Check[] = [];
const fleet = await startFleet();
try {
  await underLoad("all programs run", () => pause(settleMs));
  await underLoad("a storefront and a backend are killed and started again", async () => {
    const killed = [fleet.shops[0], fleet.backends[0]];
    for (const member of killed) await member?.kill();
    await pause(settleMs);
    for (const member of killed) await member?.start();
    await pause(settleMs);
  });
  await underLoad("all programs are restarted, one after the other", async () => {
    for (const backend of fleet.backends) {
      await restart(backend);
      // The storefronts' circuit breakers close within a second.
      await pause(settleMs / 2);
    }
    for (const shop of fleet.shops) {
      fleet.nginx.forwardTo(fleet.shops.filter((other) => other !== shop).map(({ port }) => port));
      await pause(settleMs / 2);
      await restart(shop);
      fleet.nginx.forwardTo(fleet.shops.map(({ port }) => port));
      await pause(settleMs / 2);
    }
  });
  await checkFilesOfBuilds();
  checks.push(await compareSizes(fleet));
} finally {
  await fleet.stop();
}
reportChecks(checks);

/** During a release one storefront does not have the other's scripts; after it none has those of the old build. */
async function checkFilesOfBuilds(): Promise<void> {
  const otherBuild = createServer((_, response) => response.writeHead(404).end()).listen(0, "127.0.0.1");
  await once(otherBuild, "listening");
  const { port } = otherBuild.address() as AddressInfo;
  const html = await (await fetch(`${fleet.address}/store`)).text();
  const files = [...new Set(html.match(/\/_next\/static\/[^"\\]+\.js/g))];
  const countMissing = async () => {
    const responses = await Promise.all(files.map((file) => fetch(fleet.address + file)));
    return responses.filter(({ status }) => status !== 200).length;
  };
  fleet.nginx.forwardTo([port, ...fleet.shops.map((shop) => shop.port)]);
  await pause(settleMs / 2);
  const missingDuring = await countMissing();
  fleet.nginx.forwardTo([port]);
  await pause(settleMs / 2);
  const missingAfter = await countMissing();
  otherBuild.close();
  const isGood = files.length > 5 && missingDuring + missingAfter === 0;
  checks.push([
    `${files.length} scripts of a build: ${missingDuring} missing during a release, ${missingAfter} after it`,
    isGood,
  ]);
}

async function restart(member: Member): Promise<void> {
  await member.stop();
  await member.start();
}

async function underLoad(phase: string, run: () => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const load = createLoad(fleet.address, stopping.signal);
  await pause(settleMs);
  await run();
  stopping.abort();
  const result = await load;
  const { reads, failedReads, calls, failedCalls, retried, orders } = result;
  const wrongOrders = await countWrongOrders(result);
  checks.push(
    [`${phase}: ${describe(reads, "reads", failedReads)}`, failedReads.length === 0],
    [`${phase}: ${describe(calls, "calls", failedCalls)}, ${retried} retried`, failedCalls.length === 0],
    [`${phase}: ${orders.size} paid orders, ${wrongOrders} lost or duplicated`, wrongOrders === 0],
  );
}

function describe(count: number, name: string, failed: readonly string[]): string {
  return `${count} ${name}, ${failed.length} failed${failed.length > 0 ? ` (${failed.slice(0, 3).join("; ")})` : ""}`;
}

/** Each confirmed order exists once, is paid once, and has the number that its buyer was told. */
async function countWrongOrders({ orders }: LoadResult): Promise<number> {
  const client = new pg.Client({ connectionString: fleet.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string; numbers: string[] }>(
    `select email, array_agg(o.number) as numbers from orders o
     join payment_orders po on po.order_id = o.id join payments p on p.id = po.payment_id
     where o.state = 'paid' and p.state = 'succeeded' and email like $1 group by email`,
    [`%@${mailDomain}`],
  );
  await client.end();
  const found = new Map(rows.map(({ email, numbers }) => [email.replace(`@${mailDomain}`, ""), numbers]));
  const isDuplicated = ([, numbers]: readonly [string, string[]]) => numbers.length > 1;
  const isLost = ([key, number]: readonly [string, string]) => found.get(key)?.[0] !== number;
  return [...found].filter(isDuplicated).length + [...orders].filter(isLost).length;
}
