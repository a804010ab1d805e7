import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openFolders, publicModules } from "../checks/feature-zones.mjs";
import { findImportProblem } from "./import-rules";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("findImportProblem", () => {
  it.each([
    ["lib/config/limits.ts", "lib/domain/slug.ts", /^lib\/config may import nothing of ours only$/],
    ["components/orders/cart/cart.tsx", "backend/env.ts", /^components may import .*, store only$/],
    ["components/ui/card.tsx", "lib/config/limits.ts", /^components\/ui knows nothing of the shop$/],
    ["components/ui/card.tsx", "components/orders/cart/cart.tsx", /^components\/ui knows nothing of the shop$/],
    [
      "backend/orders/cart/handlers.ts",
      "backend/orders/orders/handlers.ts",
      /^not a public module of backend\/modules\/orders/,
    ],
  ])("rejects an import from %s of %s", (from, to, problem) => {
    expect(findImportProblem(from, to)).toMatch(problem);
  });

  it.each([
    ["app/my/page.tsx", "lib/data/orders.ts"],
    ["lib/server/market.ts", "lib/config/limits.ts"],
    ["components/ui/card.tsx", "components/ui/class-names.ts"],
    ["components/orders/cart/cart.tsx", "components/ui/card.tsx"],
    ["backend/orders/cart/handlers.ts", "backend/orders/orders/place-order.ts"],
    ["backend/handlers.ts", "backend/orders/orders/handlers.ts"],
    ["lib/config/limits.test.ts", "lib/domain/slug.ts"],
  ])("allows an import from %s of %s", (from, to) => {
    expect(findImportProblem(from, to)).toBeUndefined();
  });
});

describe("publicModules", () => {
  it.each(Object.keys(publicModules))("lists every feature of %s", (base) => {
    const features = readdirSync(join(root, base), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "testing")
      .map(({ name }) => name);
    const listed = Object.keys(publicModules[base] ?? {});
    const open = openFolders.filter((path) => dirname(path) === base).map((path) => basename(path));
    expect([...listed, ...open].toSorted()).toEqual(features.toSorted());
  });
});
