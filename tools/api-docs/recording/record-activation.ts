import type { MakeCall } from "./recorder";

const email = "robin@buyers.test";
const pet = { petName: "Tully", gender: "female", species: "canine", dobDay: 4, dobMonth: 3, dobYear: 2024 };
const person = {
  firstName: "Robin",
  lastName: "Marlowe",
  address: "12 Harbour Road",
  country: "AU",
  state: "VIC",
  city: "Millbrook",
  postalCode: "3000",
  email,
  acceptTerms: true,
};
const consents = { research: true, storage: true, statistics: false };

/** A guest activates a kit, and the laboratory finds it. */
export async function recordActivation(record: MakeCall): Promise<void> {
  const kits = await record("kits.list", { query: { size: 50 } }, { as: "breeder" });
  const unused = kits.results.filter(({ isBlank, barcode }) => !isBlank && barcode !== null);
  const barcode = unused.find(({ name }) => name === "Geno Pet for dogs")?.barcode ?? "";
  const barcodes = [barcode];
  const { id } = await record("activation.registerEmail", { body: { email } });
  await record("activation.barcode", { body: { id, barcodes, type: "step" } });
  await record("activation.enterKitBarcode", { body: { id, barcode, confirmBarcode: barcode } });
  await record("activation.aboutMyPet", { body: { id, barcodes, pet } });
  await record("activation.aboutMe", { body: person });
  const all = { id, email, barcodes, pet, person, consents };
  await record("activation.review", { body: all });
  const { token } = await record("activation.activate", { body: all });
  const params = { token };
  await record("activation.get", { params });
  await record("activation.updatePet", { params, body: { ...pet, petName: "Tully May" } });
  await record("activation.updateConsents", { params, body: { ...consents, statistics: true } });
  await record("activation.markPosted", { params, body: { trackingNumber: "33ABC1234567" } });
  await record("activation.reportProblem", {
    body: { barcode, email, message: "The tube leaked a little in its bag." },
  });
  await recordLab(record, barcode);
}

async function recordLab(record: MakeCall, barcode: string): Promise<void> {
  const admin = { as: "admin" } as const;
  const params = { barcode };
  const actionId = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
  await record(
    "adminLab.move",
    { body: { stage: "received", actionId: actionId(1), barcodes: [barcode] } },
    admin,
  );
  await record(
    "adminLab.hold",
    { params, body: { problem: "sex", note: "Two results differ.", actionId: actionId(2) } },
    admin,
  );
  await record("adminLab.release", { params, body: { actionId: actionId(3) } }, admin);
  const promise = { promisedOn: "2026-12-18", reason: "A machine is being repaired.", actionId: actionId(4) };
  await record("adminLab.promise", { params, body: promise }, admin);
  await record("adminLab.get", { params }, admin);
  await record("adminLab.problems", {}, admin);
  await record("adminLab.list", {}, admin);
  const failure = { reason: "Too little DNA in the sample.", actionId: actionId(5) };
  await record("adminLab.fail", { params, body: failure }, admin);
}
