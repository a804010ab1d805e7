import { expect, test } from "vitest";
import { parseEnv } from "@/lib/config/parse-env";
import { validatePayPalSettings, paypalEnvRows, readPayPalSettings } from "./paypal-env";

const complete = {
  PAYPAL_CLIENT_ID: "client-id-for-all",
  PAYPAL_SECRET: "word",
  PAYPAL_WEBHOOK_ID: "8PT597110X687430LKGECATA",
};
const read = (source: Record<string, string>) => parseEnv(paypalEnvRows, source);

test("the PayPal configuration disables PayPal without keys", () => {
  expect(validatePayPalSettings(read({}))).toBeUndefined();
  expect(readPayPalSettings(read({}))).toBeUndefined();
});

test.each(Object.keys(complete))("the PayPal configuration rejects settings without %s", (name) => {
  expect(validatePayPalSettings(read({ ...complete, [name]: "" }))).toContain(name);
  expect(validatePayPalSettings(read({ PAYPAL_CLIENT_ID_AU: "client-id-of-au" }))).toContain(name);
});

test("the PayPal configuration uses the sandbox unless production is configured", () => {
  expect(validatePayPalSettings(read(complete))).toBeUndefined();
  expect(readPayPalSettings(read(complete))?.apiBase).toBe("https://api-m.sandbox.paypal.com");
  const live = read({ ...complete, PAYPAL_ENVIRONMENT: "production" });
  expect(readPayPalSettings(live)?.apiBase).toBe("https://api-m.paypal.com");
  expect(() => read({ ...complete, PAYPAL_ENVIRONMENT: "live" })).toThrow("PAYPAL_ENVIRONMENT");
});
