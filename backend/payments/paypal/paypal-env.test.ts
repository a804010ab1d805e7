import { expect, test } from "vitest";
import { parseEnv } from "@/lib/config/parse-env";
import { checkPayPal, paypalEnvRows, paypalSettingsOf } from "./paypal-env";

const whole = {
  PAYPAL_CLIENT_ID: "client-id-for-all",
  PAYPAL_SECRET: "word",
  PAYPAL_WEBHOOK_ID: "8PT597110X687430LKGECATA",
};
const read = (source: Record<string, string>) => parseEnv(paypalEnvRows, source);

test("without keys there is no PayPal", () => {
  expect(checkPayPal(read({}))).toBeUndefined();
  expect(paypalSettingsOf(read({}))).toBeUndefined();
});

test.each(Object.keys(whole))("without %s it does not start", (name) => {
  expect(checkPayPal(read({ ...whole, [name]: "" }))).toContain(name);
  expect(checkPayPal(read({ PAYPAL_CLIENT_ID_AU: "client-id-of-au" }))).toContain(name);
});

test("the environment says whom it speaks to, and no money moves unless it is said", () => {
  expect(checkPayPal(read(whole))).toBeUndefined();
  expect(paypalSettingsOf(read(whole))?.apiBase).toBe("https://api-m.sandbox.paypal.com");
  const live = read({ ...whole, PAYPAL_ENVIRONMENT: "production" });
  expect(paypalSettingsOf(live)?.apiBase).toBe("https://api-m.paypal.com");
  expect(() => read({ ...whole, PAYPAL_ENVIRONMENT: "live" })).toThrow("PAYPAL_ENVIRONMENT");
});
