import { expect, test } from "vitest";
import { parseEnv } from "@/lib/config/parse-env";
import { validateStripeSettings, stripeEnvRows } from "./stripe-env";
import { createStripeSetup } from "./stripe-setup";

const complete = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
};
const read = (source: Record<string, string>) => parseEnv(stripeEnvRows, source);

test("the Stripe configuration disables Stripe without keys", async () => {
  expect(validateStripeSettings(read({}))).toBeUndefined();
  expect(await createStripeSetup(read({}))).toBeUndefined();
});

test.each(Object.keys(complete))("the Stripe configuration rejects settings without %s", (name) => {
  const incomplete = Object.fromEntries(Object.entries(complete).filter(([key]) => key !== name));
  expect(validateStripeSettings(read(incomplete))).toContain(name);
  expect(validateStripeSettings(read(complete))).toBeUndefined();
});

test("the Stripe configuration rejects a live publishable key with a test secret key, in any store", () => {
  expect(validateStripeSettings(read({ ...complete, STRIPE_PUBLISHABLE_KEY_GB: "pk_live_1" }))).toContain(
    "STRIPE_PUBLISHABLE_KEY_GB and STRIPE_SECRET_KEY",
  );
});

test("the Stripe configuration rejects a key of the wrong kind without repeating it in the error", () => {
  const secret = "pk_live_confused";
  expect(() => read({ STRIPE_SECRET_KEY: secret })).toThrow(/STRIPE_SECRET_KEY looks like/);
  expect(() => read({ STRIPE_SECRET_KEY: secret })).not.toThrow(secret);
});

test("the Stripe configuration offers Stripe's payment form and card fields with the key of the store", async () => {
  const setup = await createStripeSetup(read({ ...complete, STRIPE_PUBLISHABLE_KEY_AU: "pk_test_au" }));
  expect(setup?.methods).toEqual(["A", "C"]);
  expect(setup?.clientIdOf("AU")).toBe("pk_test_au");
  expect(setup?.clientIdOf("SE")).toBe("pk_test_1");
  expect(setup?.isLive).toBe(false);
});
