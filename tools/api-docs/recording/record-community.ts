import type { MakeCall } from "./recorder";

/** Sharing, transfers, parentage, forms and shows of the demo's breeder. */
export async function recordCommunity(record: MakeCall): Promise<void> {
  const breeder = { as: "breeder" } as const;
  const { results } = await record("animals.list", { query: { size: 50 } }, breeder);
  const animal = results.find(({ name }) => name === "Bramble")?.id ?? 0;
  const params = { id: animal };
  const shared = await record(
    "animalSharing.share",
    { params, body: { kind: "link", scopes: ["summary", "results"], ends_on: "2026-12-20" } },
    breeder,
  );
  const token = /[A-Za-z0-9_-]{43}/.exec(JSON.stringify(shared))?.[0] ?? "";
  await record("animalSharing.readLink", { params: { token } });
  await recordParentage(record);
  await recordAcmForms(record, animal);
  await recordShows(record);
  await recordCollected(record);
  const transfers = await record("animalTransfers.list", {}, { as: "owner" });
  const [first, second] = transfers.results;
  await record("animalTransfers.decline", { params: { id: first?.id ?? 0 } }, { as: "owner" });
  await record("animalTransfers.accept", { params: { id: second?.id ?? 0 } }, { as: "owner" });
  const sent = {
    animal_ids: [results.find(({ name }) => name === "Flint")?.id ?? 0],
    email: "owner@tailmark.test",
  };
  await record("animalTransfers.create", { body: sent }, breeder);
}

async function recordParentage(record: MakeCall): Promise<void> {
  const breeder = { as: "breeder" } as const;
  const { results } = await record("parentage.list", { query: { size: 50 } }, breeder);
  const reported = results.find(({ reportedAt }) => reportedAt !== null);
  await record("parentage.report", { params: { id: reported?.id ?? 0 } }, breeder);
}

async function recordAcmForms(record: MakeCall, animalId: number): Promise<void> {
  const breeder = { as: "breeder" } as const;
  const body = {
    animalId,
    collectorType: "vet",
    collectorName: "Dr Vera Lindqvist",
    clinic: "Harbour Lane Veterinary Clinic",
    place: "Fremantle",
    plannedOn: "2026-11-27",
  };
  const form = await record("acmForms.create", { body }, breeder);
  await record("acmForms.get", { params: { id: form.id } }, breeder);
}

async function recordShows(record: MakeCall): Promise<void> {
  const breeder = { as: "breeder" } as const;
  const body = {
    kind: "shows",
    club: "Southern Border Collie Club",
    name: "Winter Open Show",
    heldOn: "2027-06-12",
    place: "Bulla Exhibition Centre, VIC",
    entries: 120,
    kits: 20,
    contactName: "Bree Holloway",
    contactEmail: "breeder@tailmark.test",
  };
  const { id } = await record("shows.create", { body }, breeder);
  await record("shows.get", { params: { id } }, breeder);
  await record("shows.withdraw", { params: { id } }, breeder);
}

async function recordCollected(record: MakeCall): Promise<void> {
  const breeder = { as: "breeder" } as const;
  const waiting = await record("collectedAnimals.waiting", {}, { as: "owner" });
  const body = {
    petName: "Ziggy",
    gender: "male",
    species: "feline",
    ownerName: "Lena Brandt",
    collectedOn: "2026-11-19",
  };
  const created = await record("collectedAnimals.create", { body }, breeder);
  await record(
    "collectedAnimals.update",
    { params: { id: created.id }, body: { ...body, note: "Swabbed twice." } },
    breeder,
  );
  await record("collectedAnimals.claim", { params: { id: waiting[0]?.id ?? 0 } }, { as: "owner" });
}
