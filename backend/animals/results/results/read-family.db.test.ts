import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Response } from "@/lib/contract/calls";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { startTestBackend } from "@/backend/testing/server";
import { findUser } from "@/backend/testing/find-user";

const { callRoute, signIn, database } = startTestBackend();
type Family = Response<"results.family">;

let breeder = "";
let vet = "";
beforeAll(async () => {
  breeder = await signIn("breeder");
  vet = await signIn("vet");
});

const find = async (name: string) => {
  const [animal] = await database().select().from(animals).where(eq(animals.name, name));
  if (animal === undefined) throw new Error(`There is no ${name}.`);
  return animal;
};

const readFamily = (id: number, token = breeder) =>
  callRoute("results.family", { params: { id } }, { token });

const familyOf = async (name: string) => (await readFamily((await find(name)).id)).body as Family;

describe("results.family", () => {
  it("has the animal first, then its parents, litter mates and offspring", async () => {
    const juniper = await find("Juniper");
    const { members } = await familyOf("Juniper");
    expect(members[0]).toMatchObject({ id: juniper.id, relation: "self" });
    const relationOf = (id: number | null) => members.find((member) => member.id === id)?.relation;
    expect(relationOf(juniper.damId)).toBe("dam");
    expect(relationOf(juniper.sireId)).toBe("sire");
    const dam = await familyOf("Bramble");
    expect(dam.members.find(({ id }) => id === juniper.id)?.relation).toBe("offspring");
    const ranks = members.map(({ relation }) =>
      ["self", "dam", "sire", "sibling", "offspring"].indexOf(relation),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it("has the diseases tested in any of them, and no traits", async () => {
    const { members, tests } = await familyOf("Juniper");
    const ids = members.map(({ id }) => id);
    expect(tests.map(({ code }) => code)).toContain("cea");
    const results = tests.flatMap((test) => test.results);
    expect(results.every(({ animalId }) => ids.includes(animalId))).toBe(true);
    expect(results.some(({ outcome }) => outcome === "trait" || outcome === "not-reported")).toBe(false);
    expect(new Set(results.map(({ animalId }) => animalId)).size).toBeGreaterThan(1);
  });

  it("leaves out relatives whose results are not shared with the reader, and counts them", async () => {
    const juniper = await find("Juniper");
    expect((await readFamily(juniper.id, vet)).status).toBe(404);
    const me = await findUser(database(), demoEmail("vet"));
    const grant = { animalId: juniper.id, kind: "vet", userId: me.id, scopes: ["results"] } as const;
    await database()
      .insert(animalGrants)
      .values({ ...grant, scopes: [...grant.scopes] });
    const { body } = await readFamily(juniper.id, vet);
    const { members, hiddenCount } = body as Family;
    expect(members.map(({ id }) => id)).toEqual([juniper.id]);
    expect(hiddenCount).toBe((await familyOf("Juniper")).members.length - 1);
  });
});
