import { describe, expect, it } from "vitest";
import { findCycles, findImports, listReachable } from "./import-graph";
import { checkJourney, findJourneys } from "./journeys";

const files = (texts: Record<string, string>) => new Map(Object.entries(texts));

describe("findImports", () => {
  it("resolves value imports of project files, not types or packages", () => {
    const texts = files({
      "app/a.tsx": [
        'import { b } from "@/lib/b";',
        'import type { C } from "@/lib/c";',
        'import { type C } from "@/lib/c";',
        'import {\n  d,\n  type D,\n} from "./d";',
        'import pg from "pg";',
        'const lazy = import("@/lib/e.mjs");',
      ].join("\n"),
      "lib/b.ts": "",
      "lib/c.ts": "",
      "app/d.tsx": "",
      "lib/e.mjs": "",
    });
    expect(findImports("app/a.tsx", texts)).toEqual(["lib/b.ts", "app/d.tsx", "lib/e.mjs"]);
  });
});

describe("import graph", () => {
  const graph = new Map([
    ["a", ["b", "c"]],
    ["b", ["c"]],
    ["c", ["b"]],
    ["d", ["a"]],
  ]);

  it("finds a cycle with its path", () => {
    expect(findCycles(graph)).toEqual([["b", "c", "b"]]);
    expect(findCycles(new Map([["a", ["b"]]]))).toEqual([]);
  });

  it("lists reachable modules up to the boundaries", () => {
    expect([...listReachable(graph, ["a"])]).toEqual(["a", "b", "c"]);
    expect([...listReachable(graph, ["d"], (path) => path === "a")]).toEqual(["d"]);
  });
});

describe("journeys", () => {
  const page =
    "## Journey: add to cart\n\n1. `app/a.ts`: entry\n2. the BFF, `lib/b.ts`\n\n## Next\n\n- `lib/c.ts`\n";

  it("are read from their sections", () => {
    expect(findJourneys(page)).toEqual([
      { name: "add to cart", paths: ["app/a.ts", "lib/b.ts"] },
      { name: "card payment", paths: [] },
    ]);
  });

  it("fail when a file is missing, the list is too long or there is no section", () => {
    const problemsOf = (paths: string[]) =>
      checkJourney({ name: "add to cart", paths }, (path) => path !== "gone.ts").problems;
    expect(problemsOf(["a.ts"])).toEqual([]);
    expect(problemsOf(["gone.ts"])).toEqual(["gone.ts does not exist."]);
    expect(problemsOf(Array.from({ length: 19 }, () => "a.ts"))).toHaveLength(1);
    expect(problemsOf([])).toHaveLength(1);
  });
});
