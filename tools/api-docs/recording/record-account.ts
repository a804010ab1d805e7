import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import type { MakeCall } from "./recorder";

/** Signing in, and what a user changes. */
export async function recordAccount(record: MakeCall): Promise<void> {
  const owner = { as: "owner" } as const;
  const vet = { as: "vet" } as const;
  await record("auth.login", { body: { username: demoEmail("owner"), password: demoPassword } });
  await record("account.details", {}, owner);
  await record("account.update", { body: { name: "Owen Park", city: "Durham" } }, owner);
  await record("account.updateState", { body: { state: "NC" } }, owner);
  await record("account.animalPreset", { body: { breed_ids: [548] } }, owner);
  await record(
    "account.updateVet",
    { body: { clinic: "Harbour Lane Veterinary Clinic", registrationNumber: "V-20417" } },
    vet,
  );
  await record("newsletter.updateMine", { body: { isSubscribed: true } }, owner);
  await record("notifications.savePreferences", { body: { muted: ["parcels"] } }, owner);
  await record("registration.register", {
    body: {
      type: "owner",
      name: "Robin Marlowe",
      email: "robin.marlowe@buyers.test",
      password: "a long sentence 7",
      country: "AU",
      acceptTerms: true,
    },
  });
  await record("registration.resendConfirmation", { body: { email: "robin.marlowe@buyers.test" } });
  await record("account.findByEmail", { params: { email: demoEmail("owner") } }, owner);
  const { question, challenge } = await record("registration.securityQuestion");
  const answered = { security: solveSecurityQuestion(question), challenge };
  await record("newsletter.subscribe", { body: { email: "robin@buyers.test", ...answered } });
  await record("litterColours.publicFelineColour", { body: catPair });
  await record("litterColours.felineColour", { body: catPair }, { as: "breeder" });
}

const cat = { dilute: "D/d", bcc: "B/b", agouti: "A/a", colourpoint: "C/cs" };
const catPair = { dam: cat, sire: cat };
