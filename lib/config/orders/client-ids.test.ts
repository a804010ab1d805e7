import { expect, test } from "vitest";
import { clientIdOf, clientIdRows } from "./client-ids";
import { parseEnv } from "@/lib/config/parse-env";

const rows = clientIdRows("SHOP_KEY", /^pk_\w+$/, "pk_1");

test("clientIdOf returns the id of the store, else the common one", () => {
  const env = parseEnv(rows, { SHOP_KEY: "pk_all", SHOP_KEY_AU: "pk_au" });
  expect(clientIdOf(env, "SHOP_KEY", "AU")).toBe("pk_au");
  expect(clientIdOf(env, "SHOP_KEY", "DE")).toBe("pk_all");
});

test("clientIdOf returns an empty string when none is set", () => {
  expect(clientIdOf(parseEnv(rows, {}), "SHOP_KEY", "US")).toBe("");
});

test("a secret instead of a public id fails parsing", () => {
  expect(() => parseEnv(rows, { SHOP_KEY_GB: "sk_live_1" })).toThrow("SHOP_KEY_GB looks like pk_1");
});
