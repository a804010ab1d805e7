import { expect, test } from "vitest";
import { clientIdOf, clientIdRows } from "./client-ids";
import { parseEnv } from "./parse-env";

const rows = clientIdRows("SHOP_KEY", /^pk_\w+$/, "pk_1");

test("a region has its own, else the one for all", () => {
  const env = parseEnv(rows, { SHOP_KEY: "pk_all", SHOP_KEY_AU: "pk_au" });
  expect(clientIdOf(env, "SHOP_KEY", "AU")).toBe("pk_au");
  expect(clientIdOf(env, "SHOP_KEY", "DE")).toBe("pk_all");
});

test("none is set: the provider is not there", () => {
  expect(clientIdOf(parseEnv(rows, {}), "SHOP_KEY", "US")).toBe("");
});

test("a secret in the place of a public one stops the start", () => {
  expect(() => parseEnv(rows, { SHOP_KEY_GB: "sk_live_1" })).toThrow("SHOP_KEY_GB looks like pk_1");
});
