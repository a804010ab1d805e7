import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { clubMembers, clubs } from "@/backend/db/schema/animal-access";
import { animalEvents, animalGrants } from "@/backend/db/schema/animal-access";
import { users } from "@/backend/db/schema/users";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { createAnimal, createUser, type TestUser } from "@/backend/testing/create-users";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { claimGrants } from "@/backend/animals/public/claim-grants";

const backend = startTestBackend();
const { callRoute, database, updateRows, signIn } = backend;

let [owner, friend]: TestUser[] = [];
let animalId = 0;
beforeAll(async () => {
  owner = await createUser(backend, "ann@share.test");
  friend = await createUser(backend, "ben@share.test");
  animalId = await createAnimal(database(), { ownerId: owner.id });
});

const share = (body: object, token = owner?.token, id = animalId) =>
  callRoute("animalSharing.share", { params: { id }, body }, { token });
const list = (token = owner?.token) =>
  callRoute("animalSharing.list", { params: { id: animalId } }, { token });
const revoke = (query: { grant?: number } = {}, token = owner?.token) =>
  callRoute("animalSharing.revoke", { params: { id: animalId }, query }, { token });
const canRead = async (userId: number | undefined, scope: "summary" | "results" | "documents") =>
  (await readAccess(database(), { userId: userId ?? 0 }, animalId, scope)) !== undefined;

describe("sharing with a person", () => {
  it("gives access to the shared scopes, adds an event and sends one mail", async () => {
    const shared = await share({ kind: "person", email: "Ben@Share.test", scopes: ["results"] });
    expect(shared).toMatchObject({
      status: 200,
      body: {
        url: null,
        grant: { kind: "person", name: "ben@share.test", scopes: ["results"], endsOn: null },
      },
    });
    const access = await Promise.all(
      (["summary", "results", "documents"] as const).map((scope) => canRead(friend?.id, scope)),
    );
    expect(access).toEqual([true, true, false]);
    const again = { kind: "vet", email: "ben@share.test", scopes: ["documents", "documents"] };
    expect(await share({ ...again, ends_on: "2099-01-31" })).toMatchObject({
      body: { grant: { kind: "vet", scopes: ["summary", "documents"], endsOn: "2099-01-31" } },
    });
    const scopes = ["summary", "results", "documents"] as const;
    expect(await Promise.all(scopes.map((scope) => canRead(friend?.id, scope)))).toEqual([true, false, true]);
    const { body } = await callRoute(
      "animals.list",
      { query: { view: "with-me" } },
      { token: friend?.token },
    );
    expect(body).toMatchObject({ results: [{ id: animalId, viaClub: null }] });
    expect((await list()).body).toMatchObject({ grants: [{ name: "ben@share.test" }] });
    const [mail, ...others] = await listQueuedMails(database(), "ben@share.test");
    expect(others).toEqual([]);
    expect(mail?.text).toContain("Rex");
    const events = await database().select().from(animalEvents).where(eq(animalEvents.animalId, animalId));
    expect(events.map(({ kind }) => kind)).toEqual(["shared", "shared"]);
  });

  it("gives access to an address without account once it is confirmed", async () => {
    expect((await share({ kind: "person", email: "new@share.test", scopes: ["summary"] })).status).toBe(200);
    const late = await createUser(backend, "new@share.test");
    expect(await canRead(late.id, "summary")).toBe(true);
    await claimGrants(database(), late);
  });

  it.each([
    [{ kind: "person", scopes: ["summary"] }, "email"],
    [{ kind: "person", email: "ann@share.test", scopes: ["summary"] }, "email"],
    [{ kind: "person", email: "x@share.test", scopes: [] }, "scopes"],
    [{ kind: "person", email: "x@share.test", scopes: ["summary"], ends_on: "2020-01-01" }, "ends_on"],
    [{ kind: "link", scopes: ["documents"] }, "scopes"],
    [{ kind: "link", scopes: ["summary", "parentage"] }, "scopes"],
    [{ kind: "club", scopes: ["summary"] }, "club_id"],
    [{ kind: "club", club_id: 999_999, scopes: ["summary"] }, "club_id"],
  ])("refuses %j", async (body, field) => {
    const response = await share(body);
    expect([response.status, Object.keys(response.body as object)[0]?.split("[")[0]]).toEqual([428, field]);
  });

  it("is refused to impersonating admins", async () => {
    const admin = await signIn("admin");
    const impersonation = { body: { userId: owner?.id, reason: "To see" } };
    await callRoute("admin.impersonate", impersonation, { token: admin });
    for (const response of [
      await share({ kind: "link", scopes: ["summary"] }, admin),
      await revoke({}, admin),
    ])
      expect(response).toMatchObject({ status: 403, body: { code: "acting" } });
  });
});

describe("clubs and Dogs Victoria", () => {
  it("see the animal through their members and flag", async () => {
    const [club] = await database().insert(clubs).values({ name: "Club of sharing" }).returning();
    const member = await createUser(backend, "member@share.test");
    await database()
      .insert(clubMembers)
      .values({ clubId: club?.id ?? 0, userId: member.id, role: "member" });
    const dv = await createUser(backend, "dv@share.test", { hasDvAccess: true });
    await share({ kind: "club", club_id: club?.id, scopes: ["summary"] });
    await share({ kind: "dv", scopes: ["summary"] });
    const listed = async ({ token }: TestUser) =>
      (await callRoute("animals.list", { query: { view: "with-me" } }, { token })).body;
    expect(await listed(member)).toMatchObject({
      results: [{ id: animalId, viaClub: "Club of sharing" }],
    });
    expect([await canRead(member.id, "summary"), await canRead(dv.id, "summary")]).toEqual([true, true]);
    const cat = await createAnimal(database(), { ownerId: owner?.id ?? 0, speciesId: 2 });
    expect((await share({ kind: "dv", scopes: ["summary"] }, owner?.token, cat)).status).toBe(428);
  });
});

describe("a share link", () => {
  it("shows the animal to its holder until it is revoked, and is stored as a hash only", async () => {
    const { body } = await share({ kind: "link", scopes: ["summary", "results"] });
    const { url, grant } = body as { url: string; grant: { id: number } };
    const token = url.split("/").at(-1) ?? "";
    const read = () => callRoute("animalSharing.readLink", { params: { token } });
    expect(await read()).toMatchObject({ status: 200, body: { name: "Rex", reports: [] } });
    const stored = await database().select().from(animalGrants).where(eq(animalGrants.id, grant.id));
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await revoke({ grant: grant.id })).status).toBe(204);
    expect((await read()).status).toBe(404);
    expect((await callRoute("animalSharing.readLink", { params: { token: "x".repeat(43) } })).status).toBe(
      404,
    );
  });

  it("ends with its last day", async () => {
    const { body } = await share({ kind: "link", scopes: ["summary"], ends_on: "2099-01-01" });
    const { url, grant } = body as { url: string; grant: { id: number } };
    const over = { endsAt: new Date(Date.now() - 1) };
    await updateRows(animalGrants, over, eq(animalGrants.id, grant.id));
    const read = await callRoute("animalSharing.readLink", {
      params: { token: url.split("/").at(-1) ?? "" },
    });
    expect(read.status).toBe(404);
  });
});

describe("ending a share", () => {
  it("lets the other person leave, and the owner end everything, also twice", async () => {
    const { id } = await createUser(backend, "leaver@share.test");
    await share({ kind: "person", email: "leaver@share.test", scopes: ["summary"] });
    const leaver = await callRoute("auth.login", {
      body: { username: "leaver@share.test", password: "Correct-horse-7" },
    });
    const token = leaver.headers.get("x-session") ?? "";
    const [foreign] = await database()
      .select({ id: animalGrants.id })
      .from(animalGrants)
      .where(eq(animalGrants.email, "ben@share.test"));
    expect((await revoke({ grant: foreign?.id ?? 0 }, token)).status).toBe(404);
    expect((await revoke({}, token)).status).toBe(204);
    expect(await canRead(id, "summary")).toBe(false);
    expect((await revoke({}, token)).status).toBe(404);
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    expect((await list()).body).toMatchObject({ grants: [] });
    await database().delete(users).where(eq(users.id, id));
  });
});
