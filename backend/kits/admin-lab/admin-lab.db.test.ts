import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";
import { kitProblems } from "@/backend/db/schema/activations";
import { auditEntries } from "@/backend/db/schema/audit";
import { kits } from "@/backend/db/schema/kits";
import { labEvents, labProgress } from "@/backend/db/schema/lab";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { startTestBackend } from "@/backend/testing/server";
import { randomId } from "@/backend/db/random-token";

const { callRoute, readRoute, send, signIn, database, updateRows } = startTestBackend();

let token = "";
let barcode = "";
beforeAll(async () => {
  token = await signIn("admin");
});
/** A tube of a female dog that has been received. */
beforeEach(async () => {
  barcode = await addTube();
  await createKitShop(database()).activate(await kitId(barcode));
  await move("received");
});

async function addTube(): Promise<string> {
  const digits = String(Number.parseInt(randomBytes(5).toString("hex"), 16))
    .padStart(13, "0")
    .slice(-12);
  const [kit] = await database()
    .insert(kits)
    .values({ barcode: toKitBarcode(digits), productId: 969 })
    .returning();
  return kit?.barcode ?? "";
}

const kitId = async (code: string) => {
  const [kit] = await database().select().from(kits).where(eq(kits.barcode, code));
  return kit?.id ?? 0;
};
const act = (call: string, body: object = {}, actionId = randomId()) =>
  callRoute(`adminLab.${call}`, { params: { barcode }, body: { actionId, ...body } }, { token });
const move = (stage: string, barcodes = [barcode], actionId = randomId()) =>
  callRoute("adminLab.move", { body: { actionId, stage, barcodes } }, { token });
const get = () => readRoute("adminLab.get", { params: { barcode } }, { token });
const listBarcodes = async (filter: string) => {
  const { results, counts } = await readRoute("adminLab.list", { query: { filter, size: 100 } }, { token });
  expect(counts).toContainEqual({ filter, count: results.length });
  return results.map((tube) => tube.barcode);
};
const lastAudit = async () => {
  const [entry] = await database().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
};

function upload(csv: string, query: object = {}) {
  const all = { actionId: randomId(), assayVersion: "2026.1", ...query };
  const path = `/admin/lab/results?${new URLSearchParams(all).toString()}`;
  return send("POST", path, csv, { token, headers: { "content-type": "text/csv" } });
}
const genotypeFile = (...rows: string[]) => ["barcode,locus,allele1,allele2,reason", ...rows].join("\n");

describe("a tube", () => {
  it("moves to the chosen stage, audited, and a second click changes nothing", async () => {
    const actionId = randomId();
    expect(await move("testing", [barcode], actionId)).toMatchObject({
      status: 200,
      body: { moved: 1, skipped: [] },
    });
    expect(await move("testing", [barcode], actionId)).toMatchObject({ status: 200 });
    const { stage, events } = await get();
    expect(stage).toBe("testing");
    expect(events.map(({ type }) => type)).toEqual(["stage", "stage"]);
    expect(await lastAudit()).toMatchObject({
      call: "adminLab.move",
      subject: barcode,
      reason: "testing",
      actor: "Ada Marsh",
    });
  });

  it("is listed at its stage also before it is activated", async () => {
    const early = await addTube();
    await move("received", [early]);
    expect(await listBarcodes("received")).toContain(early);
    expect(await listBarcodes("working")).toContain(early);
  });

  it("is held with a problem and released once", async () => {
    const held = await act("hold", { problem: "sex", note: "The profile is male" });
    expect(held).toMatchObject({ status: 200, body: { problem: "sex", problemNote: "The profile is male" } });
    expect(await listBarcodes("on-hold")).toContain(barcode);
    const actionId = randomId();
    expect(await act("release", {}, actionId)).toMatchObject({ status: 200, body: { problem: null } });
    expect(await act("release", {}, actionId)).toMatchObject({ status: 200 });
    expect(await act("release")).toMatchObject({ status: 409, body: { code: "not_on_hold" } });
    expect(await listBarcodes("on-hold")).not.toContain(barcode);
  });

  it("gets another promised date, and is overdue once that has passed", async () => {
    const reason = "A machine is being repaired";
    expect(await act("promise", { promisedOn: "2020-01-01", reason })).toMatchObject({
      status: 428,
      body: { promisedOn: "This field is not valid" },
    });
    const moved = await act("promise", { promisedOn: "2099-01-31", reason });
    expect(moved.body).toMatchObject({ promisedOn: "2099-01-31", promiseReason: reason, isOverdue: false });
    await updateRows(labProgress, { promisedOn: "2026-01-01" }, eq(labProgress.kitId, await kitId(barcode)));
    expect(await listBarcodes("overdue")).toContain(barcode);
  });

  it.each([
    ["fail", "failed"],
    ["cancel", "cancelled"],
  ] as const)("after %s accepts no more actions", async (call, filter) => {
    expect(await act(call, { reason: "Too little DNA" })).toMatchObject({ status: 200 });
    expect(await listBarcodes(filter)).toContain(barcode);
    expect(await act("hold", { problem: "sex" })).toMatchObject({
      status: 409,
      body: { code: "tube_closed" },
    });
    expect((await move("testing")).body).toEqual({ moved: 0, skipped: [barcode] });
  });

  it("that failed gets a new one, which an admin marks as sent", async () => {
    const before = await listBarcodes("to-send");
    await act("fail", { reason: "Too little DNA" });
    const [fresh = ""] = (await listBarcodes("to-send")).filter((code) => !before.includes(code));
    const send = () => callRoute("adminLab.send", { params: { barcode: fresh } }, { token });
    const sent = await send();
    expect(sent).toMatchObject({ status: 200, body: { sentAt: expect.any(String) } });
    expect((await send()).body).toEqual(sent.body);
    expect(await lastAudit()).toMatchObject({ call: "adminLab.send", subject: fresh, actor: "Ada Marsh" });
    expect(await listBarcodes("to-send")).not.toContain(fresh);
  });

  it("is a 404 with an unknown barcode", async () => {
    barcode = "TM0000000000000";
    expect(await act("release")).toMatchObject({ status: 404 });
    expect(await callRoute("adminLab.get", { params: { barcode } }, { token })).toMatchObject({
      status: 404,
    });
  });
});

describe("several tubes", () => {
  it("are moved together, and those of two admins at once keep both events", async () => {
    const other = await addTube();
    await Promise.all([move("quality-check", [barcode, other]), move("testing", [other, barcode])]);
    const id = await kitId(barcode);
    const rows = await database().select().from(labEvents).where(eq(labEvents.kitId, id));
    expect(rows.map(({ sequence }) => sequence).toSorted()).toEqual([1, 2, 3]);
  });
});

describe("a results file", () => {
  it("of genotypes becomes the next run, once", async () => {
    const actionId = randomId();
    const file = genotypeFile(`${barcode},canine.MC1R,E,e,`, `"${barcode}",canine.MLPH,,,too-little-dna`);
    const saved = { layout: "genotypes", rows: 2, tubes: 1, saved: 2, wrong: 0, errors: [] };
    expect(await upload(file, { actionId })).toMatchObject({ status: 200, body: saved });
    expect(await upload(file, { actionId })).toMatchObject({ status: 200, body: saved });
    expect(await lastAudit()).toMatchObject({ call: "adminLab.uploadResults" });
    await upload(genotypeFile(`${barcode};canine.MLPH`));
    const runs = (await get()).events.filter(({ type }) => type === "results").map(({ run }) => run);
    expect(runs).toEqual([1]);
    await upload(genotypeFile(`${barcode},canine.MLPH,D,d,`));
    expect((await get()).events[0]).toMatchObject({ type: "results", run: 2, results: 1 });
  });

  it("with wrong rows saves nothing and names each of them, or saves the valid ones", async () => {
    const file = genotypeFile(
      `${barcode},canine.MC1R,E,e,`,
      "TM0000000000000,canine.MC1R,E,e,",
      `${barcode},canine.NOPE,E,e,`,
      `${barcode},canine.MLPH,D,x,`,
      `${barcode},canine.MLPH,D,,`,
      `${barcode},canine.MLPH,,,broken`,
      `${barcode},canine.MLPH,D,d,not-run`,
      `${barcode},feline.TYR,C,c,`,
      `${barcode},canine.MC1R,E,E,`,
    );
    const { body } = await upload(file);
    expect(body).toMatchObject({ saved: 0, wrong: 8 });
    const { errors } = body as {
      readonly errors: readonly { row: number; column: string; problem: string }[];
    };
    expect(errors.map(({ row, column, problem }) => [row, column, problem])).toEqual([
      [3, "barcode", "unknown-barcode"],
      [4, "locus", "unknown-locus"],
      [5, "allele2", "unknown-allele"],
      [6, "allele2", "allele-count"],
      [7, "reason", "unknown-reason"],
      [8, "reason", "reason-with-alleles"],
      [9, "locus", "other-species"],
      [10, "locus", "repeated"],
    ]);
    expect((await get()).events.map(({ type }) => type)).toEqual(["stage"]);
    expect((await upload(file, { validRowsOnly: "true" })).body).toMatchObject({ saved: 1, wrong: 8 });
    expect((await get()).events.map(({ type }) => type)).toEqual(["results", "stage"]);
  });

  it("names a locus of the other species also before the tube is activated", async () => {
    const [wrong, row] = [`${await addTube()},feline.TYR,N,cb,`, `${barcode},canine.MC1R,E,e,`];
    expect((await upload(genotypeFile(wrong, row), { validRowsOnly: "true" })).body).toMatchObject({
      saved: 1,
      wrong: 1,
      errors: [{ row: 2, column: "locus", problem: "other-species" }],
    });
  });

  it("of profiles becomes one profile per panel", async () => {
    const header = "Barcode;Panel;Marker;Allele1;Allele2";
    const panel = "ISAG-DOG-STR-21";
    const rows = [`${barcode};${panel};AHT121;102;104`, `${barcode};${panel};AHT137;131;147`];
    expect((await upload([header, ...rows].join("\r\n"))).body).toMatchObject({
      layout: "profiles",
      saved: 2,
      wrong: 0,
    });
    expect((await get()).events[0]).toMatchObject({ type: "results", results: 2 });
    const wrong = [
      `${barcode};${panel};NOPE;1;2`,
      `${barcode};nope;AHT121;1;2`,
      `${barcode};${panel};INRA21;1;`,
    ];
    const { errors } = (await upload([header, ...wrong].join("\n"))).body as {
      readonly errors: readonly { readonly problem: string }[];
    };
    expect(errors.map(({ problem }) => problem)).toEqual([
      "unknown-marker",
      "unknown-panel",
      "missing-allele",
    ]);
  });

  it.each([
    ["no_rows", genotypeFile()],
    ["wrong_columns", "barcode,result\nA,B"],
    ["not_csv", "barcode\0"],
  ])("is refused as %s", async (code, csv) => {
    expect(await upload(csv)).toMatchObject({ status: 409, body: { code } });
  });

  it("is refused when it is too large or no CSV file", async () => {
    expect(await upload(`${"x".repeat(2 * 1024 * 1024)}y`)).toMatchObject({ status: 413 });
    const path = `/admin/lab/results?actionId=${randomId()}&assayVersion=1`;
    expect(await send("POST", path, "{}", { token })).toMatchObject({ status: 415 });
    expect(
      await send("POST", "/admin/lab/moves", "a,b", { token, headers: { "content-type": "text/csv" } }),
    ).toMatchObject({ status: 415 });
  });
});

describe("a problem that a customer reported", () => {
  it("is listed until it is solved", async () => {
    const report = { barcode, email: "jo@test.example", message: "It says it is activated already" };
    const [problem] = await database().insert(kitProblems).values(report).returning();
    const list = async (isSolved: boolean) =>
      (await callRoute("adminLab.problems", { query: { isSolved } }, { token })).body as {
        readonly results: readonly object[];
      };
    expect((await list(false)).results).toEqual([expect.objectContaining({ ...report, isKnown: true })]);
    const params = { id: problem?.id ?? 0 };
    expect(await callRoute("adminLab.solve", { params }, { token })).toMatchObject({ status: 204 });
    expect((await list(false)).results).toEqual([]);
    expect((await list(true)).results).toHaveLength(1);
    expect(await lastAudit()).toMatchObject({ call: "adminLab.solve", subject: barcode });
  });
});
