import type { MakeCall } from "./recorder";

const as = "breeder";

/** What a breeder reads about an animal with results. */
export async function recordAnimals(record: MakeCall, read: MakeCall): Promise<void> {
  const { results } = await record("animals.list", { query: { size: 50 } }, { as });
  const animalOf = (name: string) => results.find((animal) => animal.name === name);
  const id = animalOf("Bramble")?.id ?? 0;
  const breed = animalOf("Bramble")?.breed?.id ?? 0;
  const barcode = animalOf("Bramble")?.sample?.barcode ?? "";
  const params = { id };
  await record("animals.get", { params }, { as });
  await record("animals.profile", { params }, { as });
  await record("animals.barcodes", { params }, { as });
  await record("animals.upgradeProducts", { params: { id, barcode } }, { as });
  await record("animals.breedProfile", { params: { id: breed, animal: id } }, { as });
  await record("animals.pedigree", { params }, { as });
  await record("animals.timeline", { params }, { as });
  await record("animals.parents", { params, query: { role: "dam" } }, { as });
  await record("results.get", { params: { id, barcode } }, { as });
  await record("results.clearByDescent", { params }, { as });
  await record("results.family", { params }, { as });
  await record("reports.list", { params }, { as });
  await record("dnaProfiles.get", { params: { id, barcode } }, { as });
  await record("animalSharing.list", { params }, { as });
  await record("breedingCommunity.get", { params }, { as });
  await record("litterColours.genotypes", { params, query: { role: "dam" } }, { as });
  await record("dvAccess.reads", { params }, { as });
  await record("activation.breed", { query: { id: breed } }, { as });
  await record("sampleTracker.get", { params: { id: barcode } });
  await record("reportAuthentication.get", { params: { barcode } });
  await recordTools(record, [id, animalOf("Fen")?.id ?? 0]);
  await recordBreedMix(record, read);
  const { token } = await record(
    "apiTokens.create",
    { body: { name: "Kennel database", scopes: ["animals", "results", "genotypes"], days: 90 } },
    { as },
  );
  await record("publicApi.listAnimals", { query: { size: 2 } }, { token });
  await record("publicApi.getAnimal", { params }, { token });
  await record("publicApi.listResults", { params }, { token });
  await record("publicApi.listGenotypes", { params }, { token });
}

async function recordTools(record: MakeCall, [dam, sire]: readonly [number, number]): Promise<void> {
  const canine = { role: "dam", species: "canine" };
  await record("breedingStrategy.parents", { query: canine }, { as });
  await record("breedingStrategy.tests", { query: canine }, { as });
  const pair = { dam_genetic_result: dam, sire_genetic_result: sire };
  await record("breedingStrategy.get", { query: pair }, { as });
  await record("myProducts.get", { params: { id: 969 } }, { as });
  await record("microchipChecker.check", { params: { id: "956000012000206" } }, { as });
}

async function recordBreedMix(record: MakeCall, read: MakeCall): Promise<void> {
  const pepper = (await read("animals.list", { query: { size: 50 } }, { as: "owner" })).results.find(
    ({ sample }) => sample !== null,
  );
  await record(
    "dnaProfiles.marsResults",
    { params: { id: pepper?.id ?? 0, barcode: pepper?.sample?.barcode ?? "" } },
    { as: "owner" },
  );
}
