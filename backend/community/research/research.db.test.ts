import { englishText } from "@/lib/domain/error-response";
import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { researchLimits } from "@/lib/config/community/research";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { researchApplications, researchFiles } from "@/backend/db/schema/research";
import { limits } from "@/backend/limits/rate-limits";
import { exportSections } from "@/backend/top/account-data/export-sections";
import { readSection } from "@/backend/top/account-data/read-section";
import { eraseAccount } from "@/backend/top/account-data/erase-account";
import { deleteExpiredData } from "@/backend/top/clean-up/clean-up-rules";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import { startTestBackend } from "@/backend/testing/server";
import { insertUser } from "@/backend/testing/create-users";

const { callRoute, readRoute, signIn, database, updateRows, address } = startTestBackend();

let networks = 0;
const nextNetwork = () => `198.51.${++networks}.1`;
const createFormId = () => randomUUID().replaceAll("-", "");

async function solveQuestion() {
  const { question, challenge } = await readRoute("registration.securityQuestion");
  return { challenge, security: solveSecurityQuestion(question) };
}

/** A valid body with an address of its own. */
async function createBody(changes: object = {}) {
  const id = createFormId();
  return {
    id,
    name: "Iris Vale",
    email: `${id}@research.test`,
    country: "AU",
    role: "vet",
    institution: "Bay Vets",
    project: "late-onset-epilepsy",
    species: "canine",
    breeds: "Border Collie",
    proposal: "Five litters with seizures after six years",
    files: [],
    consent: true,
    ...(await solveQuestion()),
    ...changes,
  };
}

const apply = (body: object, caller: object = { clientAddress: nextNetwork() }) =>
  callRoute("research.apply", { body }, caller);

async function upload(file: Buffer, type = "application/pdf", clientAddress = nextNetwork()) {
  const response = await fetch(`${address()}/research/files`, {
    method: "POST",
    headers: { "content-type": type, "x-client-address": clientAddress },
    body: new Uint8Array(file),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const uploadedId = async (file: Buffer) => ((await upload(file)).body as { id: string }).id;

const pdf = Buffer.from(`%PDF-1.7\n${"pedigree ".repeat(50)}\n%%EOF\n`);
const picture = (format: "jpeg" | "png") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#369" } })
    .withExif({ IFD0: { Copyright: "Home address" } })
    .toFormat(format)
    .toBuffer();

const storedOf = (email: string) =>
  database()
    .select({
      id: approvals.id,
      userId: approvals.userId,
      state: approvals.state,
      details: approvals.details,
    })
    .from(researchApplications)
    .innerJoin(approvals, eq(approvals.id, researchApplications.approvalId))
    .where(eq(researchApplications.email, email))
    .orderBy(desc(approvals.id));

describe("applying for research", () => {
  it("queues the application of a guest and mails a receipt without anything that was typed", async () => {
    const body = await createBody();
    expect((await apply(body)).status).toBe(204);
    expect(await storedOf(body.email)).toEqual([
      { id: expect.any(Number), userId: null, state: "waiting", details: body.proposal },
    ]);
    const [mail, ...more] = await listQueuedMails(database(), body.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("We have received your research application");
    expect(mail?.text).not.toMatch(/Iris|litters|Bay/);
  });

  it("belongs to the account of a signed-in user, who may apply more than once", async () => {
    const token = await signIn("breeder");
    const email = "second-address@research.test";
    for (const project of ["healthy-seniors", null])
      expect((await apply(await createBody({ email, project }), { token })).status).toBe(204);
    const rows = await storedOf(email);
    expect(rows.map(({ userId }) => typeof userId)).toEqual(["number", "number"]);
    const kinds = (await readRoute("approvals.listMine", {}, { token })).map(({ kind }) => kind);
    expect(kinds).not.toContain("research");
  });

  it("stores a form once, whether clicked twice or sent again", async () => {
    const body = await createBody();
    await Promise.all([apply(body), apply(body)]);
    expect((await apply(body)).status).toBe(204);
    expect(await storedOf(body.email)).toHaveLength(1);
    expect(await listQueuedMails(database(), body.email)).toHaveLength(1);
  });

  it.each([
    ["a missing consent", { consent: false }, "consent"],
    ["an unknown project", { project: "cloning" }, "project"],
    ["an unknown country", { country: "QX" }, "country"],
    ["a blank proposal", { proposal: " \n" }, "proposal"],
    ["a long proposal", { proposal: "x".repeat(researchLimits.proposalLength + 1) }, "proposal"],
    ["a wrong answer", { security: "99" }, "security"],
    ["a fourth file", { files: Array.from({ length: 4 }, createFormId) }, "files"],
    ["a file that does not exist", { files: [createFormId()] }, "files"],
    ["a state of its own", { state: "approved" }, "state"],
  ])("rejects %s with 428", async (_case, changes, field) => {
    const body = await createBody(changes);
    const response = await apply(body);
    expect([response.status, Object.keys(response.body as object)]).toEqual([428, [field]]);
    expect(await storedOf(body.email)).toEqual([]);
  });

  it("stores nothing when the honeypot is filled in", async () => {
    const body = await createBody({ website: "https://spam.test" });
    expect((await apply(body)).status).toBe(204);
    expect(await storedOf(body.email)).toEqual([]);
    expect(await listQueuedMails(database(), body.email)).toEqual([]);
  });

  it("is limited per address, however it is written, and per network", async () => {
    const { max } = limits.researchApplicationsOfAddress;
    const statuses = [];
    for (let count = 0; count <= max; count += 1) {
      const email = count % 2 ? "many@research.test" : "Many@Research.test";
      statuses.push((await apply(await createBody({ email }))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: max }, () => 204), 429]);
    const caller = { clientAddress: nextNetwork() };
    for (let count = 0; count < limits.researchApplications.max; count += 1)
      expect((await apply(await createBody({ security: "99" }), caller)).status).toBe(428);
    expect((await apply(await createBody(), caller)).status).toBe(429);
  });
});

describe("files of an application", () => {
  it("are downloads for admins only, never of their own type", async () => {
    const files = [await uploadedId(pdf), await uploadedId(await picture("jpeg"))];
    const body = await createBody({ files });
    expect((await apply(body)).status).toBe(204);
    const [id = ""] = files;
    const open = (token?: string) => callRoute("research.file", { params: { id } }, { token });
    expect((await open()).status).toBe(401);
    for (const role of ["owner", "vet"]) expect((await open(await signIn(role))).status).toBe(403);
    const file = await open(await signIn("admin"));
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("application/octet-stream");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="research-\d+-.{6}\.pdf"$/,
    );
  });

  it("cannot be opened before, and are attached to one application only", async () => {
    const id = await uploadedId(pdf);
    const admin = await signIn("admin");
    expect((await callRoute("research.file", { params: { id } }, { token: admin })).status).toBe(404);
    expect((await apply(await createBody({ files: [id] }))).status).toBe(204);
    const second = await createBody({ files: [id] });
    expect(await apply(second)).toMatchObject({
      status: 428,
      body: { files: englishText("fields.researchFileMissing") },
    });
    expect(await storedOf(second.email)).toEqual([]);
  });

  it.each(["jpeg", "png"] as const)("lose the metadata of a %s", async (format) => {
    const id = await uploadedId(await picture(format));
    const [row] = await database().select().from(researchFiles).where(eq(researchFiles.id, id));
    expect(row?.type).toBe(`image/${format}`);
    expect((await sharp(Buffer.from(row?.content ?? [])).metadata()).exif).toBeUndefined();
  });

  it.each([
    ["HTML", Buffer.from("<html><script>alert(1)</script></html>"), englishText("fields.researchFile")],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), englishText("fields.researchFile")],
    ["half a PDF", Buffer.from("%PDF-1.7 begins and does not end"), englishText("fields.researchFile")],
    [
      "a PDF with a script",
      Buffer.from("%PDF-1.7 /JavaScript (x) %%EOF"),
      englishText("fields.researchScripts"),
    ],
    [
      "a PDF that starts a program",
      Buffer.from("%PDF-1.7 /Launch %%EOF"),
      englishText("fields.researchScripts"),
    ],
    ["a broken JPEG", Buffer.from("\xff\xd8\xff\xe0<script>", "latin1"), englishText("fields.researchFile")],
    ["a zip archive", Buffer.from("PK\x03\x04"), englishText("fields.researchFile")],
  ])("cannot be %s, whatever type is stated", async (_case, file, message) => {
    expect(await upload(file)).toMatchObject({ status: 428, body: { file: message } });
  });

  it("are limited in type, size and number", async () => {
    expect((await upload(pdf, "text/html")).status).toBe(415);
    const large = Buffer.concat([pdf, Buffer.alloc(researchLimits.fileBytes)]);
    expect((await upload(large)).status).toBe(413);
    const network = nextNetwork();
    const statuses = [];
    for (let count = 0; count <= limits.researchFiles.max; count += 1)
      statuses.push((await upload(pdf, undefined, network)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  });
});

describe("a decision about a research application", () => {
  async function createWaiting() {
    const body = await createBody({ files: [await uploadedId(pdf)] });
    await apply(body);
    const [row] = await storedOf(body.email);
    return { id: row?.id ?? 0, email: body.email };
  }

  it("shows admins the facts, mails the guest and writes an audit entry", async () => {
    const { id, email } = await createWaiting();
    const token = await signIn("admin");
    const list = await callRoute("approvals.list", { query: { kind: "research", size: 1 } }, { token });
    expect((list.body as { results: unknown[] }).results).toMatchObject([
      {
        id,
        applicant: { id: null, name: "Iris Vale", email, type: "guest" },
        research: {
          role: "vet",
          institution: "Bay Vets",
          country: "Australia",
          project: "late-onset-epilepsy",
          species: "canine",
          breeds: "Border Collie",
          files: [{ type: "application/pdf", bytes: pdf.length }],
        },
      },
    ]);
    const decide = () =>
      callRoute(
        "approvals.decide",
        { params: { id }, body: { decision: "approved", note: "Hello" } },
        { token },
      );
    expect(await decide()).toMatchObject({ status: 200, body: { state: "approved", applicant: { email } } });
    expect((await decide()).status).toBe(409);
    const mail = (await listQueuedMails(database(), email)).at(-1);
    expect(mail).toMatchObject({ subject: "Your research application is approved" });
    expect(mail?.text).toContain("Hello");
    const [entry] = await database().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ subjectId: null, subject: "guest", reason: "research approved" });
    const revoke = { params: { id }, body: { note: "No" } };
    expect((await callRoute("approvals.revoke", revoke, { token })).status).toBe(409);
  });

  it("is forgotten with its files after two years, unused files after a day", async () => {
    const { id, email } = await createWaiting();
    const unused = await uploadedId(pdf);
    await updateRows(
      approvals,
      { state: "declined", decidedAt: sql`now() - interval '731 days'` },
      eq(approvals.id, id),
    );
    await updateRows(
      researchFiles,
      { createdAt: sql`now() - interval '25 hours'` },
      eq(researchFiles.id, unused),
    );
    await deleteExpiredData(database());
    expect(await storedOf(email)).toEqual([]);
    const files = await database().select({ id: researchFiles.id }).from(researchFiles);
    expect(files.map((file) => file.id)).not.toContain(unused);
    expect(await database().select().from(researchFiles).where(eq(researchFiles.approvalId, id))).toEqual([]);
  });
});

it("exports and deletes applications of an account, also those a guest sent with its address", async () => {
  const email = "leaving@research.test";
  expect((await apply(await createBody({ email }))).status).toBe(204);
  const owner = { id: await insertUser(database(), email), email };
  const exported = await readSection(database(), exportSections["research-applications"], owner);
  expect(exported).toMatchObject([{ email, institution: "Bay Vets", state: "waiting" }]);
  await database().transaction((tx) => eraseAccount(tx, owner));
  expect(await storedOf(email)).toEqual([]);
});
