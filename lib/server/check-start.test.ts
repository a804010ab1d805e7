import { expect, test } from "vitest";
import { readStorefrontEnv } from "@/lib/config/env";
import { checkEnvironment } from "./check-start";

test("checkEnvironment accepts an empty environment and applies defaults", () => {
  expect(checkEnvironment({})).toEqual({});
  expect(readStorefrontEnv({})).toMatchObject({
    APP_ORIGIN: "http://localhost:3000",
    UPSTREAM_URL: ["http://127.0.0.1:4000"],
  });
  expect(readStorefrontEnv({ PORT: "8080" }).APP_ORIGIN).toBe("http://localhost:8080");
  expect(readStorefrontEnv({ APP_ORIGIN: "HTTPS://Shop.Example:443/" }).APP_ORIGIN).toBe(
    "https://shop.example",
  );
  expect(readStorefrontEnv({ COUNTRY_HEADER: "X-Vercel-IP-Country" }).COUNTRY_HEADER).toBe(
    "x-vercel-ip-country",
  );
});

test.each([
  [{ PORT: "70000" }, "PORT"],
  [{ APP_ORIGIN: "https://shop.example/store" }, "APP_ORIGIN"],
  [{ APP_ORIGIN: "https://user:secret@shop.example" }, "APP_ORIGIN"],
  [{ APP_ORIGIN: "shop.example" }, "APP_ORIGIN"],
  [{ APP_ORIGIN: "http://shop.example" }, "APP_ORIGIN"],
  [{ APP_ORIGIN: "http://10.0.0.1", DATABASE_URL: "postgres://x" }, "DATABASE_URL"],
  [{ UPSTREAM_URL: "ftp://x" }, "UPSTREAM_URL"],
  [{ UPSTREAM_URL: "http://a:4000, ftp://x" }, "UPSTREAM_URL"],
  [{ COUNTRY_HEADER: "x: y" }, "COUNTRY_HEADER"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
])("checkEnvironment reports %j in one sentence without secrets", (env, name) => {
  const { problem } = checkEnvironment(env);
  expect(problem).toContain(name);
  expect(problem).not.toContain("\n");
  expect(problem).not.toContain("secret");
});

test("checkEnvironment warns about an insecure cookie", () => {
  expect(checkEnvironment({ APP_ORIGIN: "http://192.168.1.5:3000" }).warning).toContain("unprotected");
});

test("checkEnvironment requires the credit of map tiles, and an address that has a host of its own", () => {
  const MAP_TILES_URL = "https://tiles.example/{z}/{x}/{y}.png";
  expect(() => readStorefrontEnv({ MAP_TILES_URL })).toThrow("MAP_TILES_ATTRIBUTION");
  expect(readStorefrontEnv({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION: "© Somebody" })).toMatchObject({
    MAP_TILES_URL,
  });
  for (const wrong of ["https://tiles.example/{z}.png", "https://{s}.tiles.example/{z}/{x}/{y}.png"])
    expect(() => readStorefrontEnv({ MAP_TILES_URL: wrong, MAP_TILES_ATTRIBUTION: "x" })).toThrow("{z}");
});
