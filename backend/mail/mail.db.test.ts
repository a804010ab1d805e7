import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Db } from "@/backend/db/client";
import { outbox } from "@/backend/db/schema/outbox";
import { users } from "@/backend/db/schema/people";
import { freshDatabase } from "@/backend/testing/database";
import { startMailWorker } from "./mail-worker";
import { putInOutbox } from "./outbox";
import { sendWaiting, sweep } from "./send-waiting";
import { mailTransportOf, type MailTransport, type OutgoingMail } from "./transport";

const log = pino({ level: "silent" });
const content = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
let db: Db;
beforeAll(async () => void ({ db } = await freshDatabase()));
beforeEach(async () => void (await db.delete(outbox)));

function recorder(fate: (mail: OutgoingMail) => void = () => undefined) {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = {
    send: async (mail) => {
      fate(mail);
      sent.push(mail);
      return {};
    },
    close: () => undefined,
  };
  return { sent, transport };
}

async function drain(transport: MailTransport) {
  while ((await sendWaiting({ db, transport, log })) > 0);
}

const due = () => db.update(outbox).set({ nextAttemptAt: sql`now()` });
const fail = () => {
  throw new Error("550 no such mailbox");
};

describe("the outbox", () => {
  it("keeps nothing of a transaction that was undone", async () => {
    const undone = db.transaction(async (tx) => {
      await putInOutbox(tx, { to: "a@example.test", ...content });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow();
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("sends each mail once and forgets its words", async () => {
    await putInOutbox(db, { to: "a@example.test", ...content });
    await putInOutbox(db, { to: "b@example.test", ...content });
    const { sent, transport } = recorder();
    await drain(transport);
    await due();
    await drain(transport);
    expect(sent.map(({ to }) => to).sort()).toEqual(["a@example.test", "b@example.test"]);
    expect(await db.select().from(outbox)).toMatchObject([
      { html: "", text: "", sentAt: expect.any(Date) },
      { html: "", text: "", sentAt: expect.any(Date) },
    ]);
  });

  it("sends nothing to nobody, and sweeps it away", async () => {
    await putInOutbox(db, { to: null, ...content });
    const { sent, transport } = recorder();
    await drain(transport);
    await sweep(db);
    expect([sent, await db.select().from(outbox)]).toEqual([[], []]);
  });

  it("sweeps away registrations nobody confirmed, and nobody else", async () => {
    const person = { name: "Nia", type: "owner", passwordHash: "none", countryCode: "AU" } as const;
    const createdAt = new Date(Date.now() - 8 * 24 * 60 * 60_000);
    await db.insert(users).values([
      { ...person, email: "old@example.test", createdAt },
      { ...person, email: "new@example.test" },
      { ...person, email: "confirmed@example.test", createdAt, confirmedAt: createdAt },
    ]);
    await sweep(db);
    const left = await db.select({ email: users.email }).from(users).where(eq(users.name, "Nia"));
    expect(left.map(({ email }) => email).sort()).toEqual(["confirmed@example.test", "new@example.test"]);
  });

  it("tries again, later each time, and gives up in the end", async () => {
    await putInOutbox(db, { to: "a@example.test", ...content });
    const { transport } = recorder(fail);
    const waits: number[] = [];
    for (let at = 0; at < 12; at++) {
      await drain(transport);
      const [row] = await db
        .select({ wait: sql<string>`extract(epoch from ${outbox.nextAttemptAt} - now())` })
        .from(outbox);
      waits.push(Math.round(Number(row?.wait) / 30));
      await due();
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(await db.select().from(outbox)).toMatchObject([
      { attempts: 8, sentAt: null, lastError: "550 no such mailbox", html: content.html },
    ]);
  });

  it("loses nothing when the program dies between claiming and sending", async () => {
    await putInOutbox(db, { to: "a@example.test", ...content });
    // The claim is recorded, what comes after it is not: as after a kill.
    await db.update(outbox).set({ attempts: 1, nextAttemptAt: sql`now() + interval '30 seconds'` });
    const { sent, transport } = recorder();
    await drain(transport);
    expect(sent).toEqual([]);
    await due();
    await drain(transport);
    expect(sent).toHaveLength(1);
  });

  it("is shared by two programs without a mail going out twice", async () => {
    for (let at = 0; at < 10; at++) await putInOutbox(db, { to: `p${at}@example.test`, ...content });
    const { sent, transport } = recorder();
    await Promise.all([drain(transport), drain(transport)]);
    await drain(transport);
    expect(sent).toHaveLength(10);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(10);
  });
});

describe("the worker", () => {
  it("sends what comes, and what is being sent when it is stopped", async () => {
    const { sent, transport } = recorder();
    const worker = startMailWorker(db, transport, log);
    await putInOutbox(db, { to: "a@example.test", ...content });
    await expect.poll(() => sent.length, { timeout: 5_000 }).toBe(1);
    await worker.stop();
    expect((await db.select().from(outbox).where(eq(outbox.to, "a@example.test")))[0]?.sentAt).not.toBeNull();
    await putInOutbox(db, { to: "b@example.test", ...content });
    expect(sent).toHaveLength(1);
  });
});

describe("without a mail server", () => {
  it("a mail becomes three files that only their owner reads", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "mail-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const folder = join(dataDir, "mail");
    const transport = mailTransportOf({ smtpUrl: "", from: "Shop <hello@shop.test>", folder });
    const mail = { id: 7, to: "a@example.test", ...content };
    const { wroteFile } = await transport.send(mail);
    await transport.send(mail);
    expect((await readdir(folder)).sort()).toEqual(["000007.html", "000007.json", "000007.txt"]);
    expect(wroteFile).toBe(join(folder, "000007.html"));
    expect(await readFile(join(folder, "000007.txt"), "utf8")).toBe("Hello");
    const headers: unknown = JSON.parse(await readFile(join(folder, "000007.json"), "utf8"));
    expect(headers).toMatchObject({ from: "Shop <hello@shop.test>", to: mail.to, subject: "Hello" });
    expect((await stat(wroteFile ?? "")).mode & 0o077).toBe(0);
  });
});
