import { type Programs, startTestPrograms } from "@/e2e/testing/programs";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { draftUrl, type Draft } from "@/proofs/fuzz/request-draft";
import { findFaults } from "@/proofs/fuzz/find-faults";
import { mutate } from "@/proofs/fuzz/mutations";
import { type Random, createRandom } from "@/proofs/fuzz/random";
import { closeConnections, send } from "@/proofs/fuzz/send";
import { createPools, invalidBodyMark, createDraft } from "@/proofs/fuzz/valid-requests";
import { FuzzResults } from "@/proofs/fuzz/results";
import { isStillSignedIn, type Visitor, createVisitors } from "@/proofs/fuzz/visitors";

const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 10_000);
const concurrency = 8;
const onlyBff = Boolean(process.env["SHOP_URL"]) && !process.env["BACKEND_URL"];

/** SHOP_URL names a running shop. Without BACKEND_URL only its BFF is tested. */
async function programs(): Promise<Pick<Programs, "shop" | "backend" | "stop">> {
  const shop = process.env["SHOP_URL"];
  if (!shop) return startTestPrograms();
  return { shop, backend: process.env["BACKEND_URL"] ?? "", stop: async () => undefined };
}

async function run({ shop, backend }: Pick<Programs, "shop" | "backend">): Promise<FuzzResults> {
  const results = new FuzzResults();
  const visitors = await createVisitors({ shop, backend });
  const planned = plan(visitors, createRandom(seed));
  let next = 0;
  const work = async () => {
    for (let request = planned[next++]; request !== undefined; request = planned[next++])
      await attempt(request, results);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  for (const visitor of visitors.filter(({ isSignedIn }) => isSignedIn)) {
    const faults = (await isStillSignedIn(visitor)) ? [] : ["the session is gone"];
    results.addVerdict(`the session of the ${visitor.target}, afterwards`, faults);
  }
  return results;
}

interface Planned {
  readonly visitor: Visitor;
  readonly draft: Draft;
}

const testedRoutes = listRoutes();

/** Generates all requests before sending any, so that response times do not change them. */
function plan(visitors: readonly Visitor[], random: Random): readonly Planned[] {
  const pools = createPools(listRoutes(), seed);
  return Array.from({ length: requests }, (_, index) => {
    const route = testedRoutes[index % testedRoutes.length];
    const pool = route && pools.get(route.name);
    if (route === undefined || pool === undefined) throw new Error("There are no calls.");
    const visitor = random.pick(visitors.filter((candidate) => isAllowed(candidate, route, index)));
    const start = createDraft(route, pool, random, visitor.cartId);
    const isEnough = random.chance(start.history.includes(invalidBodyMark) ? 0.5 : 0.1);
    return { visitor, draft: isEnough ? start : mutate(start, random) };
  });
}

/** BFF and backend take turns. Signed-in visitors never sign out. */
function isAllowed({ target, isSignedIn }: Visitor, { area, call }: NamedRoute, index: number): boolean {
  const signsOut = area === "auth" && call !== "login";
  const isBffTurn = Math.floor(index / testedRoutes.length) % 2 === 0;
  return (onlyBff || (target === "bff") === isBffTurn) && !(signsOut && isSignedIn);
}

async function attempt({ visitor, draft }: Planned, results: FuzzResults): Promise<void> {
  const path = `${visitor.prefix}${draftUrl(draft)}`;
  const headers = { ...visitor.headers, ...draft.headers };
  const session = visitor.isSignedIn ? "signed in" : "guest";
  const body = draft.body?.slice(0, 200) ?? "";
  const label = `${visitor.target}, ${session}: ${draft.method} ${path.slice(0, 200)} ${body} [${draft.history.join(" → ")}]`;
  try {
    const response = await send(visitor.base, { method: draft.method, path, headers, body: draft.body });
    results.addResponse(visitor.target, response.status, response.tookMs);
    results.addVerdict(label, findFaults(response));
  } catch (error) {
    results.addResponse(visitor.target, 0, 0);
    results.addVerdict(label, [`no response: ${String(error)}`]);
  }
}

console.log(`${requests} requests, ${concurrency} at a time, seed ${seed}`);
const running = await programs();
try {
  const results = await run(running);
  console.log(results.report());
  if (results.failed > 0) process.exitCode = 1;
} finally {
  closeConnections();
  await running.stop();
}
