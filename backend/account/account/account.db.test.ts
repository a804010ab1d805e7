import { englishText } from "@/lib/domain/error-response";
import { errorCode } from "@/lib/domain/error-codes";
import { limits } from "@/lib/config/limits";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { approvals } from "@/backend/db/schema/approvals";
import { users } from "@/backend/db/schema/users";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { createMailLink } from "@/backend/account/registration/mail-links";
import { startTestBackend } from "@/backend/testing/server";
import { findUser } from "@/backend/testing/find-user";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();

const details = async (token: string) => (await callRoute("account.details", {}, { token })).body;
const update = (token: string, body: unknown) => callRoute("account.update", { body }, { token });

describe("find user by email", () => {
  const find = (email: string, token?: string) =>
    callRoute("account.findByEmail", { params: { email } }, { token });
  const notFound = { status: 404, body: { code: "not_found", message: "User not found" } };

  it("returns the user's own details to them and to an admin", async () => {
    const [owner, admin] = [await signIn("owner"), await signIn("admin")];
    const own = await find(demoEmail("owner").toUpperCase(), owner);
    expect([own.status, own.body]).toEqual([200, await details(owner)]);
    expect((await find(demoEmail("owner"), admin)).body).toEqual(own.body);
    expect(await find("unknown@example.test", admin)).toMatchObject(notFound);
  });
});

describe("update account", () => {
  it("changes only the submitted fields and returns the account details", async () => {
    const token = await signIn("breeder");
    await update(token, { phone: "+61 2 5550 1234" });
    const place = { address: "1 Kennel Rd", city: "Perth", postalCode: "6000", state: "WA", country: "AU" };
    const { status, body } = await update(token, { name: "  Bree H.  ", ...place });
    const { country: code, ...lines } = place;
    expect([status, body]).toEqual([200, await details(token)]);
    expect(body).toMatchObject({
      name: "Bree H.",
      phone: "+61 2 5550 1234",
      email: demoEmail("breeder"),
      address: { ...lines, country: { code } },
    });
    expect((await update(token, { phone: null })).body).toMatchObject({ phone: null, name: "Bree H." });
  });

  it("changes the currency with the country, and clears the state", async () => {
    const token = await signIn("pending");
    await update(token, { state: "NSW" });
    const moved = await update(token, { country: "FR" });
    expect(moved.body).toMatchObject({
      countryCode: "FR",
      currency: "EUR",
      address: { state: null, country: { code: "FR" } },
    });
    expect(await update(token, { country: "US" })).toMatchObject({
      status: 428,
      body: { state: englishText("fields.required") },
    });
  });

  it.each([
    ["an email", { email: "other@example.test" }, { email: englishText("fields.unknown") }],
    ["a type", { type: "vet" }, { type: englishText("fields.unknown") }],
    ["a blank name", { name: " " }, { name: englishText("fields.required") }],
    ["a null name", { name: null }, { name: englishText("fields.required") }],
    ["an unknown country", { country: "QQ" }, { country: englishText("fields.invalid") }],
    ["a state of another country", { country: "AU", state: "TX" }, { state: englishText("fields.invalid") }],
    [
      "a state in a country without states",
      { country: "FR", state: "NSW" },
      { state: englishText("fields.invalid") },
    ],
    ["an invalid phone number", { phone: "call me" }, { phone: englishText("fields.invalid") }],
  ])("rejects %s with 428", async (_case, body, errors) => {
    expect(await update(await signIn("admin"), body)).toMatchObject({ status: 428, body: errors });
  });

  it("changes the language, in which the next sign-in continues and mails are written", async () => {
    const token = await signIn("vet");
    expect((await update(token, { language: "en-XA" })).status).toBe(200);
    const body = { username: demoEmail("vet"), password: demoPassword };
    expect((await callRoute("auth.login", { body })).body).toMatchObject({ language: "en-XA" });
    expect((await update(token, { language: "xx" })).status).toBe(428);
    expect((await update(token, { language: "en" })).status).toBe(200);
  });

  it("updates the state alone, and validates it against the country", async () => {
    const token = await signIn("owner");
    const set = (state: string) => callRoute("account.updateState", { body: { state } }, { token });
    expect((await set("TX")).body).toMatchObject({ address: { state: "TX", country: { code: "US" } } });
    expect(await set("NSW")).toMatchObject({ status: 428, body: { state: englishText("fields.invalid") } });
  });
});

describe("preset breeds", () => {
  const choose = (token: string, ids: unknown) =>
    callRoute("account.animalPreset", { body: { breed_ids: ids } }, { token });

  it("are stored in order, without duplicates, and returned with names", async () => {
    const token = await signIn("owner");
    const listed = await callRoute("breeds.list", { query: { size: 3 } });
    const [first, second, third] = (listed.body as { results: { id: number; name: string }[] }).results;
    const ids = [third?.id, first?.id, third?.id, second?.id];
    const { body } = await choose(token, ids);
    expect(body).toMatchObject({ breed_ids: [third?.id, first?.id, second?.id] });
    expect(body).toMatchObject({ breeds: [third, first, second].map((b) => ({ id: b?.id, name: b?.name })) });
    expect((await choose(token, [])).body).toMatchObject({ breed_ids: [], breeds: [] });
  });

  it.each([
    ["an unknown id", [999_999], { breed_ids: englishText("fields.invalid") }],
    [
      "more than fifty ids",
      Array.from({ length: 51 }, (_, i) => i + 1),
      { breed_ids: englishText("fields.invalid") },
    ],
    ["an id as a string", ["1"], { "breed_ids[0]": englishText("fields.number") }],
    ["no list", undefined, { breed_ids: englishText("fields.required") }],
  ])("are rejected with %s", async (_case, ids, errors) => {
    expect(await choose(await signIn("owner"), ids)).toMatchObject({ status: 428, body: errors });
  });
});

describe("update clinic", () => {
  const body = { clinic: "Bayside", registrationNumber: "VN 123" };

  it("lets a vet change clinic and registration number", async () => {
    const token = await signIn("vet");
    const response = await callRoute("account.updateVet", { body }, { token });
    expect([response.status, response.body]).toEqual([200, await details(token)]);
    expect(response.body).toMatchObject(body);
  });

  it("needs a new approval for another practice, and for the same one none", async () => {
    const token = await signIn("vet");
    const statusOfVet = async () => {
      return (await readRoute("approvals.listMine", {}, { token })).find(({ kind }) => kind === "vet")?.state;
    };
    await database().delete(approvals).where(eq(approvals.kind, "vet"));
    await updateRows(users, { vetApprovedAt: new Date() }, eq(users.email, demoEmail("vet")));
    const { clinic, registrationNumber } = (await details(token)) as {
      clinic: string;
      registrationNumber: string;
    };
    await callRoute("account.updateVet", { body: { clinic: ` ${clinic} `, registrationNumber } }, { token });
    expect(await statusOfVet()).toBe("approved");
    const other = { clinic, registrationNumber: "VN 999" };
    await callRoute("account.updateVet", { body: other }, { token });
    expect(await statusOfVet()).toBe("waiting");
    const vet = await findUser(database(), demoEmail("vet"));
    expect(vet).toMatchObject({ ...other, vetApprovedAt: null });
  });

  it("returns 403 to other user types and admins", async () => {
    for (const role of ["owner", "admin"])
      expect((await callRoute("account.updateVet", { body }, { token: await signIn(role) })).status).toBe(
        403,
      );
  });
});

describe("change password", () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    callRoute("account.changePassword", { body: { currentPassword, newPassword } }, { token });
  const next = "A better one 2";

  it("ends all sessions, starts a new one here, and invalidates the old password", async () => {
    const [before, there] = [await signIn("vet"), await signIn("vet")];
    const changed = await change(before, demoPassword, next);
    expect(changed).toMatchObject({ status: 200, body: { type: "vet" } });
    const here = changed.headers.get("x-session") ?? "";
    expect((await callRoute("account.details", {}, { token: before })).status).toBe(401);
    expect((await callRoute("account.details", {}, { token: here })).status).toBe(200);
    expect((await callRoute("account.details", {}, { token: there })).status).toBe(401);
    const login = (password: string) =>
      callRoute("auth.login", { body: { username: demoEmail("vet"), password } });
    expect((await login(demoPassword)).status).toBe(401);
    expect((await login(next)).status).toBe(200);
    expect((await change(here, next, demoPassword)).status).toBe(200);
  });

  it("invalidates unused password reset links", async () => {
    const token = await signIn("breeder");
    const user = await readRoute("account.details", {}, { token });
    const link = await createMailLink(database(), "reset", user.id);
    const changed = await change(token, demoPassword, next);
    expect(changed.status).toBe(200);
    const reset = await callRoute("registration.resetPassword", {
      body: { token: link.token, password: "rain-on-a-tin-roof" },
    });
    expect(reset).toMatchObject({ status: 410, body: { code: "link_over" } });
    const own = changed.headers.get("x-session") ?? "";
    expect((await change(own, next, demoPassword)).status).toBe(200);
  });

  it("rejects a common password and keeps the old one", async () => {
    const token = await signIn("owner");
    const response = await change(token, demoPassword, "password1");
    expect(response).toMatchObject({
      status: 428,
      body: { newPassword: expect.stringContaining("most common") },
    });
    expect(await signIn("owner")).toMatch(/^[\w-]{43}$/);
  });

  it("applies one of two concurrent changes", async () => {
    const token = await signIn("admin");
    const passwords = ["Another one 1", "Another one 2"];
    const statuses = (
      await Promise.all(passwords.map((password) => change(token, demoPassword, password)))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // The other one finds its current password changed, or its session ended if it starts later.
    expect([401, 428]).toContain(statuses.find((status) => status !== 200));
    const logins = await Promise.all(
      passwords.map((password) =>
        callRoute("auth.login", { body: { username: demoEmail("admin"), password } }),
      ),
    );
    expect(logins.map(({ status }) => status === 200)).toEqual(statuses.map((status) => status === 200));
  });

  it.each([
    [
      "a wrong current password",
      "not this one",
      next,
      { currentPassword: englishText("fields.wrongPassword") },
    ],
    [
      "a short new password",
      demoPassword,
      "short",
      { newPassword: englishText(errorCode("fields.tooShort", { count: limits.passwordMinLength })) },
    ],
    ["an unchanged password", demoPassword, demoPassword, { newPassword: englishText("fields.invalid") }],
  ])("rejects %s and keeps all sessions", async (_case, current, newPassword, errors) => {
    const [here, there] = [await signIn("owner"), await signIn("owner")];
    expect(await change(here, current, newPassword)).toMatchObject({ status: 428, body: errors });
    expect((await callRoute("account.details", {}, { token: there })).status).toBe(200);
  });

  it("limits wrong current passwords", async () => {
    const token = await signIn("pending");
    for (let index = 0; index < 5; index += 1)
      expect((await change(token, "not this one", next)).status).toBe(428);
    const refused = await change(token, demoPassword, next);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "180"]);
  });
});
