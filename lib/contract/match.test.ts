import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchCall, createMatcher } from "./match";
import { listRoutes, type NamedRoute } from "./routes";

const nameOf = (method: string, path: string) => {
  const match = matchCall(method, path);
  return match.kind === "found" ? match.named.name : match.kind;
};

const shapeOfPath = (path: string) => path.replace(/\{\w+\}/g, "{}");

describe("literal path segments take precedence", () => {
  it.each([
    ["GET", "/my/invoices/total", "invoices.total"],
    ["GET", "/my/invoices/7", "invoices.get"],
    ["GET", "/cart/custom-profile", "customProfiles.list"],
    ["GET", "/cart/abc", "cart.get"],
    ["GET", "/countries/states", "geography.statesByQuery"],
    ["GET", "/countries/AU/states", "geography.states"],
    ["GET", "/store/products/breed", "products.listByBreed"],
    ["POST", "/my/parentage-request/via-club", "parentage.createViaClub"],
    ["GET", "/my/pending-orders/payment", "orders.pendingPayment"],
    ["GET", "/my/animals/7/results/reports/certificate", "reports.certificate"],
    ["GET", "/my/animals/7/results/B1/report", "reports.report"],
    ["GET", "/my/animals/7/results/reports/report", "reports.report"],
    ["GET", "/my/animals/breeds/3/profile/4", "animals.breedProfile"],
    ["GET", "/my/animals/breeds/profile", "animals.profile"],
  ])("%s %s matches the literal call", (method, path, name) => {
    expect(nameOf(method, path)).toBe(name);
  });

  it("hides other methods of the path with a parameter", () => {
    expect(matchCall("PUT", "/cart/custom-profile")).toEqual({ kind: "otherMethod", allow: ["GET", "POST"] });
  });

  it("independent of the order of the table", () => {
    const matchReversed = createMatcher([...listRoutes()].reverse());
    for (const { route } of listRoutes()) {
      const path = route.path.replace(/\{\w+\}/g, "x1");
      expect(matchReversed(route.method, path)).toEqual(matchCall(route.method, path));
    }
  });
});

describe("known path with another method", () => {
  it("returns the allowed methods", () => {
    expect(matchCall("DELETE", "/cart")).toEqual({ kind: "otherMethod", allow: ["POST"] });
    expect(matchCall("GET", "/auth/logout/").kind).toBe("found");
    expect(matchCall("PUT", "/auth/logout")).toEqual({ kind: "otherMethod", allow: ["GET", "POST"] });
  });

  it.each(["get", "HEAD", "OPTIONS", "", "__proto__"])("rejects the method %j", (method) => {
    expect(matchCall(method, "/breed").kind).toBe("otherMethod");
  });
});

describe("hostile path", () => {
  it.each([
    "",
    "/",
    "//",
    "breed/7",
    "/breed//7",
    "//breed/7",
    "/breed/7//",
    "/breed/.",
    "/breed/..",
    "/breed/%2e",
    "/breed/%2e%2E",
    "/breed/.%2e",
    "/breed/%2f",
    "/breed/a%2fb",
    "/breed/%5c",
    "/breed/a\\b",
    "/breed/%00",
    "/breed/7%00",
    "/breed/%",
    "/breed/%zz",
    "/breed/%c3",
    "/breed/%ff",
    "/%2fbreed/7",
    "/breed%2f7",
    "/my/../breed/7",
    "/breed/7/extra",
    "/Breed/7",
    "/breed/7;a=b/x",
    "/api/breed/7",
    "/constructor",
    "/__proto__",
    `/breed/${"9".repeat(201)}`,
    `/breed/${"9".repeat(3000)}`,
    `/breed${"/a".repeat(2000)}`,
    `/breed/${"%41".repeat(1500)}`,
  ])("%j is unknown", (path) => {
    expect(matchCall("GET", path)).toEqual({ kind: "unknown" });
  });

  it("is decoded only once", () => {
    expect(matchCall("GET", "/breed/%252e%252e")).toMatchObject({ kind: "found", params: { id: "%2e%2e" } });
    expect(matchCall("GET", "/%62reed/7")).toMatchObject({ kind: "found", params: { id: "7" } });
  });

  it("never throws", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("breed", "%", "%2e", "..", "\u0000", "cart", "item", "🐕"),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const match = matchCall("GET", `/${pieces.join("/")}`);
        if (match.kind !== "found") return;
        for (const value of Object.values(match.params)) expect(value).not.toMatch(/^\.{0,2}$|[/\\\0]/);
      }),
    );
  });
});

describe("route table", () => {
  it("has unique methods and path patterns", () => {
    const shapes = listRoutes().map(({ route }) => `${route.method} ${shapeOfPath(route.path)}`);
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it("uses the same parameter name for every method of a path", () => {
    const names = new Map<string, Set<string>>();
    for (const { route } of listRoutes()) {
      const shape = shapeOfPath(route.path);
      names.set(shape, (names.get(shape) ?? new Set()).add(route.path));
    }
    expect([...names.values()].filter((paths) => paths.size > 1)).toEqual([]);
  });

  it.each(listRoutes())("$name has a path that can be matched", ({ route }: NamedRoute) => {
    expect(route.path).toMatch(/^(\/(v1|[a-z-]+|\{[a-zA-Z]+\}))+$/);
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("has no body for GET and DELETE", () => {
    const odd = listRoutes().filter(
      ({ route }) => ["GET", "DELETE"].includes(route.method) && route.body !== "none",
    );
    expect(odd).toEqual([]);
  });
});
