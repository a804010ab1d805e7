import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Db } from "@/backend/db/client";
import { outbox } from "@/backend/db/schema/outbox";
import { users } from "@/backend/db/schema/users";
import { createTestDatabase } from "@/backend/testing/database";
import { putInOutbox } from "./outbox";
import { cleanUpMails, sendMail } from "./send-mail";
import { mailTransportOf, type MailTransport, type OutgoingMail } from "./transport";

const log = pino({ level: "silent" });
const content = { language: "en", subject: "Hello", html: "<p>Hello</p>", text: "Hello" } as const;
let db: Db;
beforeAll(async () => void ({ db } = await createTestDatabase()));
beforeEach(async () => void (await db.delete(outbox)));

function createRecorder(beforeSend: (mail: OutgoingMail) => void = () => undefined) {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = {
    send: async (mail) => {
      beforeSend(mail);
      sent.push(mail);
      return {};
    },
    close: () => undefined,
  };
  return { sent, transport };
}

async function addMail(to: string | null): Promise<number> {
  await putInOutbox(db, { to, ...content });
  const [row] = await db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1);
  return row?.id ?? 0;
}

const renderAttachment = async () => undefined;

describe("sendMail", () => {
  it("sends a mail once and empties its body", async () => {
    const id = await addMail("a@example.test");
    const { sent, transport } = createRecorder();
    await sendMail({ db, transport, log, renderAttachment }, id);
    await sendMail({ db, transport, log, renderAttachment }, id);
    expect(sent.map(({ to }) => to)).toEqual(["a@example.test"]);
    expect(await db.select().from(outbox)).toMatchObject([{ html: "", text: "", sentAt: expect.any(Date) }]);
  });

  it("records the reason and throws when the mail server refuses the mail", async () => {
    const id = await addMail("a@example.test");
    const { transport } = createRecorder(() => {
      throw new Error("550 no such mailbox");
    });
    await expect(sendMail({ db, transport, log, renderAttachment }, id)).rejects.toThrow(
      "550 no such mailbox",
    );
    expect(await db.select().from(outbox)).toMatchObject([
      { attempts: 1, sentAt: null, lastError: "550 no such mailbox", html: content.html },
    ]);
  });

  it("sends nothing for a mail without a recipient, and the clean-up deletes it", async () => {
    const id = await addMail(null);
    const { sent, transport } = createRecorder();
    await sendMail({ db, transport, log, renderAttachment }, id);
    await cleanUpMails(db);
    expect([sent, await db.select().from(outbox)]).toEqual([[], []]);
  });
});

it("cleanUpMails deletes unconfirmed registrations after a week and keeps all others", async () => {
  const user = { name: "Nia", type: "owner", passwordHash: "none", countryCode: "AU" } as const;
  const createdAt = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  await db.insert(users).values([
    { ...user, email: "old@example.test", createdAt },
    { ...user, email: "new@example.test" },
    { ...user, email: "confirmed@example.test", createdAt, confirmedAt: createdAt },
  ]);
  await cleanUpMails(db);
  const left = await db.select({ email: users.email }).from(users).where(eq(users.name, "Nia"));
  expect(left.map(({ email }) => email).sort()).toEqual(["confirmed@example.test", "new@example.test"]);
});

it("cleanUpMails deletes unconfirmed registrations a hundred per statement", async () => {
  const user = { name: "Ola", type: "owner", passwordHash: "none", countryCode: "AU" } as const;
  const createdAt = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  const emails = Array.from({ length: 101 }, (_, index) => `ola-${index}@example.test`);
  await db.insert(users).values(emails.map((email) => ({ ...user, email, createdAt })));
  const deleteFrom = vi.spyOn(db, "delete");
  onTestFinished(() => deleteFrom.mockRestore());
  await cleanUpMails(db);
  expect(deleteFrom.mock.calls.filter(([table]) => table === users)).toHaveLength(2);
  expect(await db.select().from(users).where(eq(users.name, "Ola"))).toEqual([]);
});

describe("the file transport", () => {
  it("writes a mail as three files that only their owner can read", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "mail-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const folder = join(dataDir, "mail");
    const transport = mailTransportOf({ smtpUrl: "", from: "Shop <hello@shop.test>", folder });
    const unsubscribeUrl = "https://shop.test/api/unsubscribe?token=7-abc";
    const mail = { id: 7, to: "a@example.test", ...content, unsubscribeUrl };
    const { wroteFile } = await transport.send(mail);
    await transport.send(mail);
    expect((await readdir(folder)).sort()).toEqual(["000007.html", "000007.json", "000007.txt"]);
    expect(wroteFile).toBe(join(folder, "000007.html"));
    expect(await readFile(join(folder, "000007.txt"), "utf8")).toBe("Hello");
    const headers: unknown = JSON.parse(await readFile(join(folder, "000007.json"), "utf8"));
    expect(headers).toMatchObject({ from: "Shop <hello@shop.test>", to: mail.to, subject: "Hello" });
    expect(headers).toMatchObject({
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect((await stat(wroteFile ?? "")).mode & 0o077).toBe(0);
  });
});
