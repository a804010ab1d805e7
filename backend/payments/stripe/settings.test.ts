import { expect, test } from "vitest";
import { parseEnv } from "@/lib/config/parse-env";
import { checkStripe, stripeEnvRows } from "./settings";
import { stripeSetup } from "./stripe-setup";

const whole = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
};
const read = (source: Record<string, string>) => parseEnv(stripeEnvRows, source);

test("without keys there is no Stripe, and nothing to complain about", async () => {
  expect(checkStripe(read({}))).toBeUndefined();
  expect(await stripeSetup(read({}))).toBeUndefined();
});

test.each(Object.keys(whole))("half set up is no start: %s is missing", (name) => {
  const half = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
  expect(checkStripe(read(half))).toContain(name);
  expect(checkStripe(read(whole))).toBeUndefined();
});

test("a live form in front of a test account is no start, in any region", () => {
  expect(checkStripe(read({ ...whole, STRIPE_PUBLISHABLE_KEY_GB: "pk_live_1" }))).toContain(
    "STRIPE_PUBLISHABLE_KEY_GB and STRIPE_SECRET_KEY",
  );
});

test("a key in the place of another is refused by its look, and not repeated", () => {
  const secret = "pk_live_confused";
  expect(() => read({ STRIPE_SECRET_KEY: secret })).toThrow(/STRIPE_SECRET_KEY looks like/);
  expect(() => read({ STRIPE_SECRET_KEY: secret })).not.toThrow(secret);
});

test("offers Stripe's form and its card fields, with the region's key", async () => {
  const setup = await stripeSetup(read({ ...whole, STRIPE_PUBLISHABLE_KEY_AU: "pk_test_au" }));
  expect(setup?.methods).toEqual(["A", "C"]);
  expect(setup?.clientIdOf("AU")).toBe("pk_test_au");
  expect(setup?.clientIdOf("SE")).toBe("pk_test_1");
  expect(setup?.isLive).toBe(false);
});
