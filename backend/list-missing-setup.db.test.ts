import { expect, it } from "vitest";
import { disableDemoAccounts } from "@/backend/db/seed/disable-demo-accounts";
import { createAdmin } from "@/backend/account/registration/create-admin";
import { createProviders } from "@/backend/payment-providers/providers";
import { createTestDatabase } from "@/backend/testing/database";
import { listMissingSetup } from "./list-missing-setup";

const appOrigin = "https://shop.example";
const imprint =
  "lib/config/orders/seller.ts lacks facts of the imprint, which Germany and Austria require: representative, phone, register, vatId.";
const env = { APP_ORIGIN: appOrigin, DOCUMENT_SIGNING_KEY: undefined };

it("a shop lists what it still needs: mail, signing key, payment method, admin", async () => {
  const { db } = await createTestDatabase();
  await disableDemoAccounts(db);
  const setup = { env, demo: false, mailFolder: "/data/mail", providers: createProviders([]) };
  expect(await listMissingSetup(db, setup)).toEqual([
    "SMTP_URL is not set: no mail is sent. All mails are files in /data/mail.",
    "DOCUMENT_SIGNING_KEY is not set: no report, certificate or parentage document can be issued.",
    "No payment method is configured: checkout can take no order.",
    "There is no admin: make one with `npm run admin -- create <email>`.",
    imprint,
  ]);
  await createAdmin(db, { email: "first@shop.example", appOrigin });
  const providers = createProviders([], "Our bank, an account");
  expect(await listMissingSetup(db, { ...setup, mailFolder: undefined, providers })).toEqual([
    "DOCUMENT_SIGNING_KEY is not set: no report, certificate or parentage document can be issued.",
    imprint,
  ]);
});

it("a demo at an https address warns of the password that everybody knows", async () => {
  const { db } = await createTestDatabase();
  const providers = createProviders([], "Our bank, an account");
  const setup = { env, demo: true, mailFolder: undefined, providers };
  expect(await listMissingSetup(db, setup)).toEqual([
    "DEMO is set: everybody can sign in as an admin with the password in the README.",
  ]);
  expect(
    await listMissingSetup(db, { ...setup, env: { ...env, APP_ORIGIN: "http://localhost:3000" } }),
  ).toEqual([]);
});
