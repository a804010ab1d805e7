import { type Programs, startPrograms } from "@/e2e/testing/programs";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { addressOf, type Draft } from "./fuzz/draft";
import { faultsOf } from "./fuzz/judge";
import { mutated } from "./fuzz/mutations";
import { type Random, randomOf } from "./fuzz/random";
import { closeConnections, send } from "./fuzz/send";
import { poolsOf, spoiltBody, startingPoint } from "./fuzz/starting-points";
import { Tally } from "./fuzz/tally";
import { isStillSignedIn, type Visitor, welcomeVisitors } from "./fuzz/visitors";

const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 10_000);
const concurrency = 8;
const onlyDoor = Boolean(process.env["SHOP_URL"]) && !process.env["BACKEND_URL"];

/** SHOP_URL (and BACKEND_URL, else only the door is tried) name programs that run already. */
async function programs(): Promise<Pick<Programs, "shop" | "backend" | "stop">> {
  const shop = process.env["SHOP_URL"];
  if (!shop) return startPrograms();
  return { shop, backend: process.env["BACKEND_URL"] ?? "", stop: async () => undefined };
}

async function run({ shop, backend }: Pick<Programs, "shop" | "backend">): Promise<Tally> {
  const tally = new Tally();
  const visitors = await welcomeVisitors({ shop, backend });
  const planned = plan(visitors, randomOf(seed));
  let next = 0;
  const work = async () => {
    for (let one = planned[next++]; one !== undefined; one = planned[next++]) await attempt(one, tally);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  for (const visitor of visitors.filter(({ isSignedIn }) => isSignedIn)) {
    const faults = (await isStillSignedIn(visitor)) ? [] : ["nobody is signed in any more"];
    tally.verdict(`the session at the ${visitor.side}, afterwards`, faults);
  }
  return tally;
}

interface Planned {
  readonly visitor: Visitor;
  readonly draft: Draft;
}

/** Every call is tried; those that are built three times as often, since there is more in them to break. */
const tried = listRoutes().flatMap((one) => (shapeOf(one.area, one.call) ? [one, one, one] : [one]));

/** Everything is drawn before anything is sent: what comes back when cannot change what is tried. */
function plan(visitors: readonly Visitor[], random: Random): readonly Planned[] {
  const pools = poolsOf(listRoutes(), seed);
  return Array.from({ length: requests }, (_, index) => {
    const one = tried[index % tried.length];
    const pool = one && pools.get(one.name);
    if (one === undefined || pool === undefined) throw new Error("There are no calls.");
    const visitor = random.pick(visitors.filter((candidate) => mayTry(candidate, one, index)));
    const start = startingPoint(one, pool, random, visitor.cartId);
    const isEnough = random.chance(start.history.includes(spoiltBody) ? 0.5 : 0.1);
    return { visitor, draft: isEnough ? start : mutated(start, random) };
  });
}

/** The sides take turns; whoever is signed in stays so, and leaves signing out to strangers. */
function mayTry({ side, isSignedIn }: Visitor, { area, call }: NamedRoute, index: number): boolean {
  const signsOut = area === "auth" && call !== "login";
  const isDoorsTurn = Math.floor(index / tried.length) % 2 === 0;
  return (onlyDoor || (side === "door") === isDoorsTurn) && !(signsOut && isSignedIn);
}

async function attempt({ visitor, draft }: Planned, tally: Tally): Promise<void> {
  const path = `${visitor.prefix}${addressOf(draft)}`;
  const headers = { ...visitor.headers, ...draft.headers };
  const who = visitor.isSignedIn ? "signed in" : "a stranger";
  const body = draft.body?.slice(0, 200) ?? "";
  const what = `${visitor.side}, ${who}: ${draft.method} ${path.slice(0, 200)} ${body} [${draft.history.join(" → ")}]`;
  try {
    const answer = await send(visitor.base, { method: draft.method, path, headers, body: draft.body });
    tally.answer(visitor.side, answer.status, answer.tookMs);
    tally.verdict(what, faultsOf(answer));
  } catch (error) {
    tally.answer(visitor.side, 0, 0);
    tally.verdict(what, [`no answer: ${String(error)}`]);
  }
}

console.log(`${requests} requests, ${concurrency} at a time, seed ${seed}`);
const running = await programs();
try {
  const tally = await run(running);
  console.log(tally.report());
  if (tally.failed > 0) process.exitCode = 1;
} finally {
  closeConnections();
  await running.stop();
}
