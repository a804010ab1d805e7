import { beforeAll, describe, expect, it } from "vitest";
import { isNoContent } from "@/lib/contract/contract";
import { type CallInput, callPath } from "@/lib/contract/request";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { goodInput } from "@/lib/contract/testing/good-call";
import { startTestBackend } from "@/backend/testing/server";
import {
  allowedCalls,
  type CallRule,
  matrixAreas,
} from "@/backend/animals/records/animals/testing/access-expectations";
import {
  createAccessFixtures,
  type AccessFixtures,
  type AccessScenario,
  type Viewer,
  viewers,
} from "@/backend/animals/records/animals/testing/create-access-fixtures";

const backend = startTestBackend();
let cast: AccessFixtures;
/** For reads and refused changes. A change that is allowed gets a scene of its own. */
let shared: AccessScenario;
beforeAll(async () => {
  cast = await createAccessFixtures(backend);
  shared = await cast.prepare();
}, 120_000);

const calls = listRoutes().filter(({ area }) => matrixAreas.includes(area));

/** Every call of the areas about animals, as everybody who may stand to an animal in some way. */
describe("access to animals", () => {
  it("is expected for every call", () => {
    expect(Object.keys(allowedCalls).sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  it.each(calls.map((named) => [named.name, named] as const))("by %s", async (name, named) => {
    const rule = allowedCalls[name];
    if (rule === undefined) throw new Error(`Access to ${name} is not described.`);
    const found = await Promise.all(
      viewers.map(async (viewer) => [viewer, await call(named, rule, viewer)] as const),
    );
    const expected = viewers.map((viewer) => [viewer, expectedStatus(named, rule, viewer)] as const);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
});

const isAllowed = ({ allowed }: CallRule, viewer: Viewer) =>
  allowed === "everybody" || allowed.includes(viewer);

function expectedStatus({ area, call: callName, route }: NamedRoute, rule: CallRule, viewer: Viewer): number {
  if (viewer === "guest" && route.access !== "anyone") return 401;
  if (!isAllowed(rule, viewer)) return rule.notFoundFor?.includes(viewer) ? 404 : (rule.refused ?? 404);
  const shape = shapeOf(area, callName);
  return rule.status ?? (isNoContent(shape.response) ? 204 : 200);
}

async function call(named: NamedRoute, rule: CallRule, viewer: Viewer): Promise<number> {
  const { name, route } = named;
  const changes = route.method !== "GET" && isAllowed(rule, viewer);
  const input = mergeInput(goodInput(named), rule, changes ? await cast.prepare() : shared);
  const token = cast.tokenOf(viewer);
  if (rule.fileType === undefined) return (await backend.callRoute(name, input, { token })).status;
  const headers = { "content-type": rule.fileType };
  return (await backend.send(route.method, callPath(route, input), "no photo", { token, headers })).status;
}

function mergeInput(good: CallInput, rule: CallRule, scene: AccessScenario): CallInput {
  const { params, query, body }: CallInput = rule.input?.(scene) ?? { params: { id: scene.animalId } };
  return {
    params: { ...good.params, ...params },
    ...((good.query ?? query) && { query: { ...good.query, ...query } }),
    ...(good.body !== undefined && { body: body ?? good.body }),
  };
}
