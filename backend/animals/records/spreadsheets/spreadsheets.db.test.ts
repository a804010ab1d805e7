import { codedText, englishText } from "@/lib/domain/error-response";
import { errorCode } from "@/lib/domain/error-codes";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sheetLimits, sheetTypes } from "@/lib/config/animals/spreadsheets";
import type { SheetImport } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.types";
import { animalOwners } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { spreadsheetImports } from "@/backend/db/schema/spreadsheets";
import { startTestBackend } from "@/backend/testing/server";
import { readSheet } from "@/backend/animals/records/spreadsheets/reading/read-sheet";
import { csvOf, header, ownWorkbook } from "@/backend/animals/records/spreadsheets/testing/build-workbook";
import { randomId } from "@/backend/db/random-token";
import { demoUserId } from "@/backend/testing/find-user";

const { callRoute, readRoute, signIn, database, address } = startTestBackend();

let token = "";
let otherToken = "";
let userId = 0;
beforeAll(async () => {
  [token, otherToken] = [await signIn("breeder"), await signIn("admin")];
  userId = await demoUserId(database(), "breeder");
});

async function upload(file: string | Uint8Array, id = randomId(), session = token) {
  const isText = typeof file === "string";
  const response = await fetch(`${address()}/my/spreadsheets?id=${id}&name=litter.csv`, {
    method: "POST",
    headers: {
      "content-type": isText ? sheetTypes.csv : sheetTypes.xlsx,
      authorization: `Bearer ${session}`,
    },
    body: isText ? file : Buffer.from(file),
  });
  return { status: response.status, body: (await response.json()) as SheetImport };
}

const importRows = (id: string, revision = 0, session = token) =>
  callRoute("spreadsheets.importAnimals", { params: { id }, body: { revision } }, { token: session });

async function download(path: string): Promise<readonly (readonly string[])[]> {
  const response = await fetch(`${address()}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  const content = readSheet(new Uint8Array(await response.arrayBuffer()));
  if (typeof content === "string") throw new Error(content);
  return content.rows.map(({ cells }) => cells);
}

const countAnimals = async () => {
  const row = await database().$count(animals, eq(animals.ownerId, userId));
  return row;
};

it("imports the valid rows once, by two clicks, a reload and a second upload", async () => {
  const before = await countAnimals();
  const text = csvOf(
    ["Sheet Ada", "dog", "f", "Border Collie", "2021-03-04", "981000000000101"],
    ["Sheet Bob", "dog", "m", "Border Collie", "30/02/2021", ""],
    ["Sheet Cleo", "cat", "female", "", "", ""],
    ["", "dog", "male"],
  );
  const id = randomId();
  const [first, second] = await Promise.all([upload(text, id), upload(text, id)]);
  expect([first.status, second.body]).toEqual([200, first.body]);
  expect(first.body).toMatchObject({ rows: 4, valid: 2, wrong: 2, imported: 0, importedAt: null });
  expect(first.body.problems).toEqual([
    { line: 3, field: "bornOn", value: "30/02/2021", ...codedText("kits.date") },
    { line: 5, field: "petName", value: "", ...codedText("fields.required") },
  ]);
  const clicks = await Promise.all([importRows(id), importRows(id), importRows(id)]);
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await importRows(id)).body).toMatchObject({ imported: 2, valid: 2, wrong: 2 });
  expect(await countAnimals()).toBe(before + 2);
  const [ada] = await database().select().from(animals).where(eq(animals.name, "Sheet Ada"));
  expect(ada).toMatchObject({ bornOn: "2021-03-04", sex: "female", chipNumber: "981000000000101" });
  const owners = await database()
    .select({ userId: animalOwners.userId })
    .from(animalOwners)
    .where(eq(animalOwners.animalId, ada?.id ?? 0));
  expect(owners).toEqual([{ userId }]);

  const again = (await upload(text)).body;
  expect(again).toMatchObject({ valid: 0, wrong: 4 });
  expect(again.problems.map(({ message }) => message)).toEqual([
    englishText("kits.chipInUse"),
    englishText("kits.date"),
    englishText("fields.sheetOnFile"),
    englishText("fields.required"),
  ]);
  expect(await importRows(again.id)).toMatchObject({
    status: 409,
    body: { message: englishText("refusals.sheetNothing") },
  });
});

it("exports rejected rows with their errors as xlsx and csv", async () => {
  const row = ["=cmd|'/c calc'!A1", "horse", "f", "", "", ""];
  const { body } = await upload(csvOf(row, ["Sheet Dora", "dog", "f"]));
  await importRows(body.id);
  const stored = await database()
    .select({ rows: spreadsheetImports.rows })
    .from(spreadsheetImports)
    .where(eq(spreadsheetImports.id, body.id));
  expect(JSON.stringify(stored)).not.toContain("Sheet Dora");
  for (const format of ["xlsx", "csv"])
    expect(await download(`/my/spreadsheets/${body.id}/wrong-rows?format=${format}`)).toEqual([
      [...header, "Problem"],
      [...row, `Row 2. Species: ${englishText("fields.sheetSpecies")}`],
    ]);
  const raw = await fetch(`${address()}/my/spreadsheets/${body.id}/wrong-rows?format=csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await raw.text()).toContain(`"'=cmd|`);
});

it("exports all animals as a sheet that an import understands whole", async () => {
  const name = `=HYPERLINK("https://evil.example")`;
  await importRows(
    (await upload(ownWorkbook([header, [name, "dog", "f", "Border Collie mix", "", ""]]))).body.id,
  );
  for (const format of ["xlsx", "csv"]) {
    const rows = await download(`/my/animals/spreadsheet?format=${format}`);
    expect(rows.length).toBe((await countAnimals()) + 1);
    expect(rows).toContainEqual([name, "dog", "female", "Border Collie mix"]);
    const response = await fetch(`${address()}/my/animals/spreadsheet?format=${format}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { body } = await upload(new Uint8Array(await response.arrayBuffer()));
    const known: readonly string[] = [englishText("kits.chipInUse"), englishText("fields.sheetOnFile")];
    expect(
      body.problems.filter(({ message }) => !known.includes(message) && !/^Row \d+ /.test(message)),
    ).toEqual([]);
    expect(body.valid).toBe(0);
  }
  expect(await download("/my/animals/spreadsheet?isEmpty=true")).toHaveLength(1);
});

describe("the columns of an import", () => {
  it("can be changed, which checks all rows again", async () => {
    const { id, columns, hasHeader, species } = (await upload("Rex;gelding;04/05/2021\nMax;m;03/31/2021"))
      .body;
    expect([columns.map(({ field }) => field), hasHeader, species]).toEqual([
      [null, null, null],
      false,
      null,
    ]);
    const settings = {
      columns: ["petName", "gender", "bornOn"],
      hasHeader: false,
      species: "canine",
      dateOrder: "mdy",
    };
    const update = (body: object) => callRoute("spreadsheets.update", { params: { id }, body }, { token });
    const { body } = await update(settings);
    expect(body).toMatchObject({
      rows: 2,
      valid: 1,
      wrong: 1,
      revision: 1,
      preview: [{ line: 2, petName: "Max", bornOn: "2021-03-31" }],
      problems: [{ line: 1, field: "gender", value: "gelding", message: englishText("fields.sheetSex") }],
    });
    expect(await importRows(id, 0)).toMatchObject({
      status: 409,
      body: { message: englishText("refusals.sheetChanged") },
    });
    const twice = { ...settings, columns: ["petName", "gender", "gender"] };
    expect((await update(twice)).body).toEqual({ "columns[2]": englishText("fields.sheetRepeatedColumn") });
    expect((await update({ ...settings, columns: [null, "gender", null] })).body).toEqual({
      columns: englishText("fields.sheetNoName"),
    });
    expect((await update({ ...settings, columns: ["petName"] })).status).toBe(428);
    expect((await importRows(id, 1)).body).toMatchObject({ imported: 1 });
    expect((await update(settings)).body).toMatchObject({ revision: 1, imported: 1 });
  });
});

describe("another user's import", () => {
  it("returns 404 to other users, who cannot reuse its id", async () => {
    const { id } = (await upload(csvOf(["Sheet Mine", "dog", "f"]))).body;
    const settings = { columns: ["petName"], hasHeader: true, species: null, dateOrder: "dmy" };
    for (const [call, body] of [
      ["get"],
      ["update", settings],
      ["importAnimals", { revision: 0 }],
      ["remove"],
      ["wrongRows"],
    ] as const)
      expect([
        call,
        (await callRoute(`spreadsheets.${call}`, { params: { id }, body }, { token: otherToken })).status,
      ]).toEqual([call, 404]);
    expect((await upload("Name\nRex", id, otherToken)).status).toBe(404);
    expect((await callRoute("spreadsheets.get", { params: { id } }, { token })).status).toBe(200);
  });

  it("is not open to pet owners and vets at all", async () => {
    for (const role of ["owner", "vet"]) {
      const session = await signIn(role);
      expect((await callRoute("spreadsheets.list", {}, { token: session })).status).toBe(403);
      expect((await upload("Name\nRex", randomId(), session)).status).toBe(403);
    }
  });
});

it("keeps the ten latest imports, and deletes one without its animals", async () => {
  const ids: string[] = [];
  for (let index = 0; index < sheetLimits.perUser + 1; index++)
    ids.push((await upload(csvOf([`Sheet No ${index}`, "cat", "m"]))).body.id);
  const list = async () => (await readRoute("spreadsheets.list", {}, { token })).map(({ id }) => id);
  expect(await list()).toEqual(ids.slice(1).toReversed());
  const last = ids.at(-1) ?? "";
  await importRows(last);
  const before = await countAnimals();
  expect((await callRoute("spreadsheets.remove", { params: { id: last } }, { token })).status).toBe(204);
  expect(await list()).not.toContain(last);
  expect(await countAnimals()).toBe(before);
});

it("answers other requests while large and hostile files are read", async () => {
  const rows = Array.from({ length: sheetLimits.rows }, (_, index) => [
    `Sheet Large ${index}`,
    "dog",
    "f",
    "Border Collie",
    "2020-01-01",
    `9810001${String(index).padStart(8, "0")}`,
  ]);
  const tooMany = Array.from({ length: 50_000 }, (_, index) => [`X ${index}`, "dog", "f"]);
  const since = performance.now();
  const uploads = Promise.all([upload(csvOf(...rows)), upload(ownWorkbook([header, ...tooMany]))]);
  let slowest = 0;
  let isDone = false;
  void uploads.finally(() => (isDone = true));
  while (!isDone) {
    const started = performance.now();
    await callRoute("geography.countries");
    slowest = Math.max(slowest, performance.now() - started);
  }
  const duration = performance.now() - since;
  const [large, refused] = await uploads;
  expect(refused).toMatchObject({
    status: 409,
    body: {
      message: englishText(errorCode("refusals.sheetTooManyRows", { rows: 50_000, max: sheetLimits.rows })),
    },
  });
  expect(large.body).toMatchObject({ valid: sheetLimits.rows, wrong: 0 });
  expect(slowest).toBeLessThan(duration / 3);
  expect((await importRows(large.body.id)).body).toMatchObject({ imported: sheetLimits.rows });
});
