import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { apiTokens } from "@/backend/db/schema/documents";
import { reportVersions } from "@/backend/db/schema/lab";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { readResults } from "@/backend/animals/records/animal-export/read-animals";
import { startTestBackend } from "@/backend/testing/server";
import { apiTokenLimits } from "@/lib/config/account/api-tokens";
import { insertReport } from "@/backend/testing/insert-tube";

const { callRoute, signIn, database, updateRows } = startTestBackend();

/** An activated demo animal with a report of one test. */
async function prepareAnimal() {
  const [row] = await database()
    .select({ id: animals.id, name: animals.name, activationId: activations.id })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(eq(users.email, demoEmail("breeder")))
    .limit(1);
  if (row === undefined) throw new Error("The breeder has no activated kit.");
  await database().delete(reportVersions).where(eq(reportVersions.activationId, row.activationId));
  const result = {
    test: "degenerative-myelopathy",
    locus: "SOD1",
    genotype: "N/\t=A",
    outcome: "carrier",
    reason: null,
  } as const;
  const animal = { name: row.name, species: "canine", sex: "female" } as const;
  await insertReport(database(), row.activationId, { animal, tests: [result], assayVersion: "TM-1" });
  return row;
}

async function createToken(session: string, scopes: readonly string[]) {
  const body = { name: "Kennel software", scopes, days: 30 };
  const response = await callRoute("apiTokens.create", { body }, { token: session });
  expect(response.status).toBe(200);
  return response.body as { id: number; token: string; prefix: string };
}

describe("an API token", () => {
  it("reads what its scopes name of its user's animals, until it is revoked", async () => {
    const [breeder, owner] = [await signIn("breeder"), await signIn("owner")];
    const { id, name } = await prepareAnimal();
    const { id: tokenId, token, prefix } = await createToken(breeder, ["animals", "results"]);
    expect(token).toMatch(/^tm_[\w-]{43}$/);
    expect(token.startsWith(prefix)).toBe(true);
    const read = (call: string, of = token) =>
      callRoute(`publicApi.${call}`, { params: { id } }, { token: of });
    expect(
      (await callRoute("publicApi.listAnimals", { query: { size: 100 } }, { token })).body,
    ).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ id, name })]) as unknown,
    });
    expect((await read("getAnimal")).body).toMatchObject({ id, name, species: "canine" });
    expect((await read("listResults")).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ test: "degenerative-myelopathy", outcome: "carrier" }),
      ]),
    );
    expect(await read("listGenotypes")).toMatchObject({ status: 403, body: { code: "missing_scope" } });
    const { token: foreign } = await createToken(owner, ["animals", "results", "genotypes"]);
    for (const call of ["getAnimal", "listResults", "listGenotypes"])
      expect((await read(call, foreign)).status).toBe(404);
    // A token is no session, and a session no token.
    expect((await callRoute("apiTokens.list", {}, { token })).status).toBe(401);
    expect((await read("getAnimal", breeder)).status).toBe(401);
    const revoke = (session: string) =>
      callRoute("apiTokens.revoke", { params: { id: tokenId } }, { token: session });
    expect((await revoke(owner)).status).toBe(404);
    expect((await revoke(breeder)).status).toBe(204);
    expect((await revoke(breeder)).status).toBe(404);
    expect(await read("getAnimal")).toMatchObject({ status: 401, body: { code: "invalid_token" } });
  });

  it("is stored as a hash, listed without its secret, ends by itself and is limited in number", async () => {
    const vet = await signIn("vet");
    const { id, token } = await createToken(vet, ["animals"]);
    const [row] = await database().select().from(apiTokens).where(eq(apiTokens.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
    const list = async () => (await callRoute("apiTokens.list", {}, { token: vet })).body as object[];
    expect(await list()).toMatchObject([{ id, name: "Kennel software", lastUsedAt: null }]);
    expect((await callRoute("publicApi.listAnimals", {}, { token })).status).toBe(200);
    expect(await list()).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
    await updateRows(apiTokens, { expiresAt: new Date(0) }, eq(apiTokens.id, id));
    expect((await callRoute("publicApi.listAnimals", {}, { token })).status).toBe(401);
    expect(await list()).toEqual([]);
    for (let count = 0; count < apiTokenLimits.perUser; count += 1) await createToken(vet, ["animals"]);
    const body = { name: "One more", scopes: ["animals"] };
    expect((await callRoute("apiTokens.create", { body }, { token: vet })).status).toBe(409);
  });
});

describe("the export of animals", () => {
  it("has facts, results and profiles in each format, for the owner only", async () => {
    const [breeder, owner] = [await signIn("breeder"), await signIn("owner")];
    const { id, name } = await prepareAnimal();
    await database().delete(dnaProfiles).where(eq(dnaProfiles.animalId, id));
    await database()
      .insert(dnaProfiles)
      .values({
        animalId: id,
        panelKey: "ISAG-DOG-SNP-2020",
        madeOn: "2026-01-05",
        alleles: { "SNP-001": ["A", "G"] },
      });
    const read = async (format: string, token = breeder) =>
      callRoute("animalExport.one", { params: { id }, query: { format } }, { token });
    const { animals: exported } = JSON.parse(String((await read("json")).body)) as { animals: unknown[] };
    expect(exported).toMatchObject([
      {
        id,
        name,
        results: expect.arrayContaining([expect.objectContaining({ locus: "SOD1" })]) as unknown,
        profiles: expect.arrayContaining([
          expect.objectContaining({ panel: "ISAG-DOG-SNP-2020" }),
        ]) as unknown,
      },
    ]);
    const csv = await read("csv");
    expect(csv.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    expect(String(csv.body)).toContain('"degenerative-myelopathy"');
    const table = String((await read("vcf")).body);
    expect(table).toContain("##fileformat=genotype-table-1.0\n");
    expect(table).toContain("degenerative-myelopathy\tSOD1\tN/ =A\n");
    expect(table).toContain("ISAG-DOG-SNP-2020\tSNP-001\tA/G\n");
    expect((await read("json", owner)).status).toBe(404);
    const all = JSON.parse(String((await callRoute("animalExport.all", {}, { token: breeder })).body)) as {
      animals: unknown[];
    };
    expect(all.animals.length).toBeGreaterThan(1);
  });

  it("reads more animals than a query has parameters", async () => {
    const { id } = await prepareAnimal();
    const ids = Array.from({ length: 70_000 }, (_, at) => 1_000_000 + at);
    const results = await database().transaction((tx) => readResults(tx, [...ids, id]));
    expect(results).toContainEqual(expect.objectContaining({ animalId: id, locus: "SOD1" }));
  });

  it("leaves out the profiles of tubes whose payment is open", async () => {
    const breeder = await signIn("breeder");
    const { id, activationId } = await prepareAnimal();
    const ofTube = eq(samples.activationId, activationId);
    const [sample] = await database().select({ kitId: samples.kitId }).from(samples).where(ofTube);
    await database().delete(dnaProfiles).where(eq(dnaProfiles.animalId, id));
    const common = { animalId: id, madeOn: "2026-01-05" };
    await database()
      .insert(dnaProfiles)
      .values([
        { ...common, kitId: sample?.kitId, panelKey: "ISAG-DOG-STR-21", alleles: { AHT121: ["97", "103"] } },
        { ...common, panelKey: "ISAG-DOG-SNP-2020", alleles: { "SNP-001": ["A", "G"] } },
      ]);
    const read = async () => {
      const input = { params: { id }, query: { format: "json" } };
      const { body } = await callRoute("animalExport.one", input, { token: breeder });
      const [animal] = (JSON.parse(String(body)) as { animals: { profiles: { panel: string }[] }[] }).animals;
      return animal?.profiles.map(({ panel }) => panel);
    };
    const both = ["ISAG-DOG-STR-21", "ISAG-DOG-SNP-2020"];
    expect(await read()).toEqual(both);
    await updateRows(samples, { hold: "payment" }, ofTube);
    expect(await read()).toEqual(["ISAG-DOG-SNP-2020"]);
    await updateRows(samples, { hold: null }, ofTube);
  });
});
