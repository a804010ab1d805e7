import { englishText } from "@/lib/domain/error-response";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BreedingStrategy } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { tests } from "@/backend/db/schema/breeds";
import { animals } from "@/backend/db/schema/animals";
import { findReading } from "@/backend/genetics/loci";
import { startTestBackend } from "@/backend/testing/server";
import { addParent } from "@/backend/breeding/breeding-strategy/testing/add-parent";
import { demoUserId } from "@/backend/testing/find-user";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();

let token = "";
let ownerId = 0;
beforeAll(async () => {
  token = await signIn("breeder");
  ownerId = await findUser("breeder");
  for (const [code, inheritance] of [
    ["haem-b", "XD"],
    ["acadvl", "MT"],
  ] as const)
    await updateRows(tests, { inheritance }, eq(tests.code, code));
});

/** The catalogue has no mitochondrial test yet: the locus of another one stands in for it. */
const standIn = findReading("acadvl")?.locus;
beforeAll(() => Object.assign(standIn ?? {}, { kind: "mitochondrial" }));
afterAll(() => Object.assign(standIn ?? {}, { kind: "autosomal" }));

const findUser = (role: string) => demoUserId(database(), role);

type Genotypes = Readonly<Record<string, string>>;

async function addPair(
  dam: Genotypes,
  sire: Genotypes,
  common: { species?: "feline"; breedId?: number } = {},
) {
  const db = database();
  return [
    await addParent(db, { ownerId, name: "Dam", sex: "female", genotypes: dam, ...common }),
    await addParent(db, { ownerId, name: "Sire", sex: "male", genotypes: sire, ...common }),
  ] as const;
}

const read = (dam: string | number, sire: string | number, type = "pair") =>
  callRoute(
    "breedingStrategy.get",
    {
      query: {
        strategy_type: type,
        ...(dam !== "" && { dam_genetic_result: dam }),
        ...(sire !== "" && { sire_genetic_result: sire }),
      },
    },
    { token },
  );

async function readPair(dam: string | number, sire: string | number) {
  const { status, body } = await read(dam, sire);
  const { pair } = body as BreedingStrategy;
  if (status !== 200 || pair === null) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return pair;
}

const toShares = (list: readonly { outcome: string; share: number }[]) =>
  Object.fromEntries(list.map(({ outcome, share }) => [outcome, share]));

type Shares = Readonly<Record<string, number>>;
type Table = readonly [kind: string, code: string, dam: string, sire: string, level: string, Shares, Shares];

const even = { clear: 0.5, carrier: 0.5 };
const dominant = { clear: 0.5, "at-risk-one": 0.5 };
const incomplete = { clear: 0.25, "at-risk-one": 0.5, "at-risk-two": 0.25 };
const recessive = { clear: 0.25, carrier: 0.5, "at-risk-two": 0.25 };

/** Computed by hand, for daughters and sons. The variant of the test is x. */
const tables: readonly Table[] = [
  ["AR", "prcd", "N/N", "N/N", "clear", { clear: 1 }, { clear: 1 }],
  ["AR", "prcd", "N/x", "N/N", "carriers", even, even],
  ["AR", "prcd", "N/x", "N/x", "at-risk", recessive, recessive],
  ["AD", "mh", "N/x", "N/N", "at-risk", dominant, dominant],
  ["AD", "mh", "N/N", "x/x", "at-risk", { "at-risk-one": 1 }, { "at-risk-one": 1 }],
  ["AID", "mdr1", "N/x", "N/x", "at-risk", incomplete, incomplete],
  ["XR", "haem-a", "N/x", "N/Y", "at-risk", even, { clear: 0.5, "at-risk-by-sex": 0.5 }],
  ["XR", "haem-a", "N/N", "x/Y", "carriers", { carrier: 1 }, { clear: 1 }],
  ["XD", "haem-b", "N/N", "x/Y", "at-risk", { "at-risk-one": 1 }, { clear: 1 }],
  [
    ...(["XD", "haem-b", "N/x", "x/Y", "at-risk"] as const),
    ...([
      { "at-risk-one": 0.5, "at-risk-two": 0.5 },
      { clear: 0.5, "at-risk-by-sex": 0.5 },
    ] as const),
  ],
  ["MT", "acadvl", "x", "N", "at-risk", { "at-risk-one": 1 }, { "at-risk-one": 1 }],
  ["MT", "acadvl", "N", "x", "clear", { clear: 1 }, { clear: 1 }],
];

describe("a pair", () => {
  it.each(tables)(
    "%s (%s): dam %s and sire %s are %s",
    async (kind, code, dam, sire, level, female, male) => {
      const variant = findReading(code)?.variants[0] ?? "";
      const [damRow, sireRow] = await addPair(
        { [code]: dam.replaceAll("x", variant) },
        { [code]: sire.replaceAll("x", variant) },
      );
      const { conditions } = await readPair(damRow.id, sireRow.barcode);
      const condition = conditions.find((known) => known.code === code);
      expect(condition).toMatchObject({ inheritance: kind, level });
      expect([toShares(condition?.female ?? []), toShares(condition?.male ?? [])]).toEqual([female, male]);
    },
  );

  it.each([
    ["N/N", "N/N", "low"],
    ["N/DMS", "N/N", "some"],
    ["N/DMS", "N/DMS", "raised"],
  ])("gives words instead of shares where the inheritance is complex: %s and %s", async (dam, sire, word) => {
    const [damRow, sireRow] = await addPair({ dms: dam }, { dms: sire });
    const { conditions } = await readPair(damRow.id, sireRow.id);
    expect(conditions).toMatchObject([{ level: "complex", complexRisk: word, female: [], male: [] }]);
  });

  it("returns the range of risks when a parent has no result", async () => {
    const dam = { prcd: "N/N", "haem-a": "N/HAEM-A", dm: "N/DM" };
    const [damRow, sireRow] = await addPair(dam, { mdr1: "N/N" });
    const { conditions, reasons } = await readPair(damRow.id, sireRow.id);
    const found = conditions.map(({ code, level, risk }) => [code, level, risk.least, risk.most]);
    expect(found).toEqual([
      ["haem-a", "at-risk", 0.5, 0.5],
      ["dm", "unknown", 0, 0.5],
      ["mdr1", "unknown", 0, 1],
      ["prcd", "protected", 0, 0],
    ]);
    expect(conditions.filter(({ hasVariant }) => hasVariant).map(({ code }) => code)).toEqual([
      "haem-a",
      "dm",
    ]);
    expect(reasons).toContainEqual({
      ...{ kind: "one-untested", count: 1, share: null },
      names: [expect.stringContaining("Degenerative myelopathy")],
    });
  });

  it("lists a condition as open when one parent has the variant and the other is untested", async () => {
    const [damRow, sireRow] = await addPair({ dm: "DM/DM" }, { prcd: "N/N" });
    const { verdict, conditions, reasons } = await readPair(damRow.id, sireRow.id);
    const condition = conditions.find(({ code }) => code === "dm");
    expect(condition).toMatchObject({
      level: "unknown",
      isBreedRelevant: false,
      risk: { least: 0, most: 1 },
    });
    expect([verdict, reasons[0]?.kind, reasons[0]?.count]).toEqual(["check", "one-untested", 1]);
  });

  it("treats an untested parent as clear when it is clear by descent", async () => {
    const idOf = async (name: string) =>
      (
        await database()
          .select()
          .from(animals)
          .where(and(eq(animals.ownerId, ownerId), eq(animals.name, name)))
      )[0]?.id ?? 0;
    const input = { params: { id: await idOf("Juniper") } };
    const { results } = await readRoute("results.clearByDescent", input, { token });
    const codes = results.map(({ code }) => code);
    const { conditions } = await readPair(input.params.id, await idOf("Moss"));
    const derived = conditions.filter(({ byDescent }) => byDescent.includes("dam"));
    expect(derived.map(({ code }) => code)).toEqual(expect.arrayContaining(["cea"]));
    expect(derived.every(({ code, dam }) => codes.includes(code) && dam === "N/N")).toBe(true);
    expect(derived.find(({ code }) => code === "cea")).toMatchObject({ sire: "CEA/CEA", level: "carriers" });
  });

  it.each<[string, Genotypes, Genotypes, object]>([
    ["lethal", { bobtail: "N/T" }, { bobtail: "N/T" }, { name: "natural bobtail", share: 0.25 }],
    ["lethal", { "kit-wsp": "N/P" }, { "kit-wsp": "N/P" }, { share: 0.25 }],
    ["double-merle", { merle: "M/m" }, { merle: "Mh/m" }, { name: "merle", share: 0.25 }],
    ["compound", { cmr1: "N/CMR1" }, { cmr2: "N/CMR2" }, { share: 0.25 }],
  ])("calls out: %s", async (kind, dam, sire, alert) => {
    const [damRow, sireRow] = await addPair(dam, sire);
    const { alerts } = await readPair(damRow.id, sireRow.id);
    expect(alerts).toMatchObject([{ kind, ...alert }]);
  });

  it.each([
    ["b/b", "A/A", 1],
    ["b/b", "A/b", 0.5],
    ["b/b", "c/b", 0.5],
    ["b/b", "b/b", undefined],
    ["A/b", "A/b", undefined],
    ["c/b", "A/A", undefined],
  ])("finds the share of kittens at risk of a blood-group reaction: %s and %s", async (dam, sire, share) => {
    const [damRow, sireRow] = await addPair(
      { "blood-cat": dam },
      { "blood-cat": sire },
      { species: "feline" },
    );
    const { alerts } = await readPair(damRow.id, sireRow.id);
    expect(alerts.find(({ kind }) => kind === "blood-group")?.share).toBe(share);
  });

  it("names colours by the reports, and the genes that a parent lacks", async () => {
    const cat = {
      "dilute-cat": "N/d",
      "brown-cat": "N/N",
      "agouti-cat": "a/a",
      "cp-cb": "N/N",
      "cp-cs": "N/N",
    };
    const [damRow, sireRow] = await addPair(cat, cat, { species: "feline" });
    const { colours } = await readPair(damRow.id, sireRow.id);
    expect(colours.shares?.overall).toEqual([
      { label: "black (solid)", share: "3/4" },
      { label: "blue (solid)", share: "1/4" },
    ]);
    const typed = await readPair(damRow.id, "dilute:d/d,bcc:B/B,agouti:a/a,silver:I/i");
    expect(typed.colours).toEqual({ shares: null, missing: [{ role: "sire", gene: "colourpoint" }] });
  });

  it("calls out related parents", async () => {
    const db = database();
    const [dam, sire] = await addPair({}, {});
    const parents = { damId: dam.id, sireId: sire.id };
    const daughter = await addParent(db, { ownerId, name: "Daughter", sex: "female", ...parents });
    const son = await addParent(db, { ownerId, name: "Son", sex: "male", ...parents });
    const { alerts, inbreeding } = await readPair(daughter.id, son.id);
    expect([inbreeding, alerts]).toEqual([0.25, [{ kind: "related", name: null, share: 0.25 }]]);
    // Old data can contain an animal that is its own ancestor.
    await db.update(animals).set({ damId: daughter.id }).where(eq(animals.id, dam.id));
    expect((await readPair(daughter.id, son.id)).inbreeding).toBeGreaterThanOrEqual(0.25);
  });
});

it("refuses animals of others like unknown ones, the wrong sex, species and typed results", async () => {
  const foreign = await addParent(database(), { ownerId: await findUser("owner"), name: "Rex", sex: "male" });
  const [dam, sire] = await addPair({ prcd: "N/N" }, { prcd: "N/N" });
  const cat = await addParent(database(), { ownerId, name: "Tom", sex: "male", species: "feline" });
  const notReadable = {
    status: 428,
    body: { sire_genetic_result: englishText("fields.breedingNotReadable") },
  };
  expect(await read(dam.id, 2_000_000)).toMatchObject(notReadable);
  expect(await read(dam.id, foreign.id)).toMatchObject(notReadable);
  expect(await read(dam.barcode, foreign.barcode)).toMatchObject(notReadable);
  const refusals = [
    [sire.id, sire.id, { dam_genetic_result: "The dam must be female" }],
    [dam.id, cat.id, { sire_genetic_result: englishText("fields.breedingOtherSpecies") }],
    [dam.id, "prcd:N/OTHER", { sire_genetic_result: englishText("fields.breedingNotValid") }],
    [dam.id, "", { sire_genetic_result: "This field is required" }],
  ] as const;
  for (const [one, other, body] of refusals)
    expect(await read(one, other)).toMatchObject({ status: 428, body });
  expect(await read(dam.id, sire.id, "mates")).toMatchObject({ status: 428 });
});

it("ranks the user's animals of the other sex with the reasons", async () => {
  const db = database();
  const breedId = 548;
  const common = { ownerId, sex: "male", breedId } as const;
  const dam = await addParent(db, { ...common, sex: "female", name: "Zoe", genotypes: { prcd: "N/PRCD" } });
  await addParent(db, { ...common, name: "Zeno risk", genotypes: { prcd: "PRCD/PRCD" } });
  await addParent(db, { ...common, name: "Zorro clear", genotypes: { prcd: "N/N" } });
  await addParent(db, { ...common, name: "Zephyr untested" });
  const { body } = await read(dam.id, "", "mates");
  const { mates, pair } = body as BreedingStrategy;
  const own = (mates ?? []).filter(({ name }) => name.startsWith("Z"));
  expect(pair).toBeNull();
  expect(own.map(({ name }) => name)).toEqual(["Zorro clear", "Zephyr untested", "Zeno risk"]);
  expect(own[2]?.reasons[0]).toMatchObject({ kind: "at-risk", share: 0.5 });
  expect(mates?.some(({ id }) => id === dam.id)).toBe(false);
});

it("lists animals for a role, and tests whose results can be typed in", async () => {
  const query = { role: "dam", species: "canine", query: "bramble" };
  const parents = await callRoute("breedingStrategy.parents", { query }, { token });
  expect(parents.body).toMatchObject({ results: [{ name: "Bramble", isMine: true }], count: 1 });
  const typed = { role: "sire", species: "canine", query: "haem-a" };
  const { body } = await callRoute("breedingStrategy.tests", { query: typed }, { token });
  expect(body).toMatchObject({ results: [{ code: "haem-a", options: ["N/Y", "HAEM-A/Y"] }] });
});

it("returns the colour genotypes of an animal with their reports", async () => {
  const genotypes = { "dilute-cat": "N/d", "cp-cb": "N/N", "cp-cs": "N/cs", orange: "O/Y", gloves: "wg/wg" };
  const cat = { ownerId, name: "Tom", sex: "male", species: "feline", genotypes } as const;
  const { id, barcode } = await addParent(database(), cat);
  const input = { params: { id }, query: { role: "sire" } };
  const { body } = await callRoute("litterColours.genotypes", input, { token });
  const source = { barcode, reportedAt: expect.any(String) };
  expect(body).toMatchObject({
    animal: { id, name: "Tom", species: "feline" },
    genotypes: [
      { name: "dilute", genotype: "D/d", ...source },
      { name: "colourpoint", genotype: "C/cs", ...source },
      { name: "orange", genotype: "O/Y", ...source },
    ],
  });
});
