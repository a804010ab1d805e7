import { and, desc, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NotificationEvent } from "@/lib/config/kernel/notifications";
import { notifications } from "@/backend/db/schema/notifications";
import { outbox } from "@/backend/db/schema/outbox";
import { createAnimal, createUser, type TestUser } from "@/backend/testing/create-users";
import { deleteExpiredData } from "@/backend/top/clean-up/clean-up-rules";
import { startTestBackend } from "@/backend/testing/server";
import { notify } from "./notify";

const backend = startTestBackend();
const { callRoute, readRoute, database, signIn } = backend;
const appOrigin = "https://shop.test";
const content = {
  language: "en",
  subject: "Hello",
  html: "<p>Hello</p><!-- footer -->",
  text: "Hello",
} as const;

let users: { readonly ada: TestUser; readonly ben: TestUser };
beforeAll(async () => {
  const ada = await createUser(backend, "ada@notify.test");
  users = { ada, ben: await createUser(backend, "ben@notify.test") };
});
beforeEach(async () => {
  await database().delete(notifications);
  await database().delete(outbox);
  for (const { token } of Object.values(users)) await mute(token);
});

const mute = (token: string, ...muted: string[]) =>
  callRoute("notifications.savePreferences", { body: { muted } }, { token });

const report = (event: NotificationEvent, key: number | string = 1, to = users.ada.email) =>
  database().transaction((tx) =>
    notify(tx, { event, key, params: { name: "Rex" }, path: "/my", appOrigin, mail: { to, ...content } }),
  );

const readMails = () => database().select().from(outbox).orderBy(desc(outbox.id));

async function list({ token }: TestUser, page = 1) {
  return readRoute("notifications.list", { query: { page } }, { token });
}

const countUnread = ({ token }: TestUser) => readRoute("notifications.unread", {}, { token });

/** The token of the newest mail. */
async function readToken() {
  const [mail] = await readMails();
  return /token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const unsubscribe = (token: string) => callRoute("notifications.unsubscribe", { params: { token } });

describe("an event", () => {
  it("is written and mailed once when its job runs again, also at the same time", async () => {
    await Promise.all([report("reportReady"), report("reportReady")]);
    await report("reportReady");
    await report("reportReady", 2);
    expect((await list(users.ada)).results).toMatchObject([
      { event: "reportReady", params: { name: "Rex", other: "" }, path: "/my", isRead: false },
      { event: "reportReady" },
    ]);
    expect(await readMails()).toHaveLength(2);
  });

  it("is mailed to an address without an account", async () => {
    await report("reportReady", 1, "nobody@notify.test");
    expect(await readMails()).toMatchObject([{ to: "nobody@notify.test", unsubscribeUrl: null }]);
    expect(await database().select().from(notifications)).toEqual([]);
  });

  it("reaches the account of the address with which an animal is shared", async () => {
    const id = await createAnimal(database(), { ownerId: users.ben.id, name: "Juno" });
    const input = { params: { id }, body: { kind: "person", email: users.ada.email, scopes: ["summary"] } };
    for (let time = 0; time < 2; time++)
      expect((await callRoute("animalSharing.share", input, { token: users.ben.token })).status).toBe(200);
    expect((await list(users.ada)).results).toMatchObject([
      {
        event: "animalShared",
        params: { name: "Juno", other: "ben" },
        path: "/my/animals/shared?view=with-me",
      },
    ]);
    expect((await list(users.ben)).count).toBe(0);
  });
});

describe("mail preferences", () => {
  it("stop mails of a kind, and never those about problems and money", async () => {
    await mute(users.ada.token, "samples", "shows");
    for (const event of ["sampleReceived", "sampleOnHold", "orderRefunded", "reportReady"] as const)
      await report(event);
    expect((await list(users.ada)).count).toBe(4);
    const mails = await readMails();
    expect(mails.map(({ text }) => text.includes("/unsubscribe?token="))).toEqual([true, false, false]);
    expect(mails.map(({ unsubscribeUrl }) => unsubscribeUrl !== null)).toEqual([true, false, false]);
    expect(mails[0]?.html).toContain(`href="${appOrigin}/my/notifications#email-settings"`);
    const { body } = await callRoute("notifications.preferences", {}, { token: users.ada.token });
    expect(body).toEqual({ muted: ["samples", "shows"] });
  });

  it("do not count for a mail to another address", async () => {
    await mute(users.ada.token, "results");
    await database().transaction((tx) =>
      notify(tx, {
        event: "reportReady",
        key: 1,
        path: "/my",
        appOrigin,
        userId: users.ada.id,
        mail: { to: "partner@notify.test", ...content },
      }),
    );
    expect(await readMails()).toMatchObject([{ to: "partner@notify.test", unsubscribeUrl: null }]);
  });

  it("refuse a kind that is always mailed with 428", async () => {
    expect((await mute(users.ada.token, "orders")).status).toBe(428);
  });
});

describe("the unsubscribe link", () => {
  it("turns the kind of its mail off, once", async () => {
    await report("sampleReceived");
    const token = await readToken();
    const params = { params: { token } };
    expect((await callRoute("notifications.subscription", params)).body).toEqual({
      kind: "samples",
      isMailed: true,
    });
    expect((await unsubscribe(token)).body).toEqual({ kind: "samples", isMailed: false });
    await report("reportDelayed");
    await report("reportReady");
    expect(await readMails()).toHaveLength(2);
    await mute(users.ada.token);
    expect((await unsubscribe(token)).body).toEqual({ kind: "samples", isMailed: true });
    await report("reportDelayed", 2);
    expect(await readMails()).toHaveLength(3);
  });

  it("is refused with 404 for another notification or signature", async () => {
    await report("sampleReceived");
    const [, signature = ""] = (await readToken()).split(/-(.*)/s);
    await report("reportReady");
    const [id = ""] = (await readToken()).split("-");
    for (const token of [`${id}-${signature}`, `999999999-${signature}`, `4294967297-${signature}`])
      expect((await unsubscribe(token)).status).toBe(404);
  });
});

describe("marking as read", () => {
  it("is for the own notifications, one or all", async () => {
    for (const key of [1, 2, 3]) await report("reportReady", key);
    const [first] = (await list(users.ada)).results;
    const input = { params: { id: first?.id ?? 0 } };
    expect((await callRoute("notifications.markRead", input, { token: users.ben.token })).status).toBe(404);
    expect(await countUnread(users.ada)).toEqual({ count: 3 });
    expect((await callRoute("notifications.markRead", input, { token: users.ada.token })).status).toBe(204);
    expect((await list(users.ada)).results.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    await callRoute("notifications.markAllRead", {}, { token: users.ben.token });
    expect(await countUnread(users.ada)).toEqual({ count: 2 });
    await callRoute("notifications.markAllRead", {}, { token: users.ada.token });
    expect(await countUnread(users.ada)).toEqual({ count: 0 });
  });

  it("is forbidden to an impersonating admin, who can read", async () => {
    await report("reportReady");
    const token = await signIn("admin");
    const body = { userId: users.ada.id, reason: "Question about a report" };
    await callRoute("admin.impersonate", { body }, { token });
    const { body: page } = await callRoute("notifications.list", {}, { token });
    expect(page).toMatchObject({ count: 1 });
    expect((await callRoute("notifications.markAllRead", {}, { token })).status).toBe(403);
    expect(await countUnread(users.ada)).toEqual({ count: 1 });
  });
});

it("deletes notifications after 180 days", async () => {
  await report("reportReady", "old");
  await report("reportReady", "recent");
  const setAge = (key: string, days: number) =>
    database()
      .update(notifications)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(and(eq(notifications.userId, users.ada.id), eq(notifications.eventKey, key)));
  await setAge("old", 181);
  await setAge("recent", 179);
  expect(await deleteExpiredData(database())).toMatchObject({ notifications: 1 });
  expect((await list(users.ada)).count).toBe(1);
});
