import { describe, expect, it } from "vitest";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { makeLink } from "@/backend/modules/registration/mail-links";
import { runBackend } from "@/backend/testing/server";
import { accountMessages, fieldMessages } from "@/lib/contract/messages";

const { ask, signIn, database } = runBackend();

const details = async (token: string) => (await ask("me.details", {}, { token })).body;
const update = (token: string, body: unknown) => ask("account.update", { body }, { token });

describe("a person by their address", () => {
  const find = (email: string, token?: string) => ask("account.byEmail", { params: { email } }, { token });
  const nobody = { status: 404, body: { code: "not_found", message: "User not found" } };

  it("is given to themself, as their details are, and to an admin", async () => {
    const [owner, admin] = [await signIn("owner"), await signIn("admin")];
    const own = await find(demoEmail("owner").toUpperCase(), owner);
    expect([own.status, own.body]).toEqual([200, await details(owner)]);
    expect((await find(demoEmail("owner"), admin)).body).toEqual(own.body);
  });

  it("is nobody to everybody else, in the very same words", async () => {
    const owner = await signIn("owner");
    expect(await find(demoEmail("vet"), owner)).toMatchObject(nobody);
    expect(await find("nobody@example.test", owner)).toMatchObject(nobody);
    expect(await find(demoEmail("vet"))).toMatchObject(nobody);
    expect(await find("nobody@example.test", await signIn("admin"))).toMatchObject(nobody);
  });
});

describe("changing one's details", () => {
  it("writes what is given, leaves the rest and answers as the details do", async () => {
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

  it("takes the currency with the country, and forgets the state of another", async () => {
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
      body: { state: fieldMessages.required },
    });
  });

  it.each([
    ["an e-mail", { email: "other@example.test" }, { email: fieldMessages.unknown }],
    ["a type", { type: "vet" }, { type: fieldMessages.unknown }],
    ["no name", { name: " " }, { name: fieldMessages.required }],
    ["a name of null", { name: null }, { name: fieldMessages.required }],
    ["a country that is none", { country: "QQ" }, { country: fieldMessages.invalid }],
    ["a state of another country", { country: "AU", state: "TX" }, { state: fieldMessages.invalid }],
    ["a state where there are none", { country: "FR", state: "NSW" }, { state: fieldMessages.invalid }],
    ["a telephone that is none", { phone: "call me" }, { phone: fieldMessages.invalid }],
  ])("is refused with %s", async (_what, body, refusal) => {
    expect(await update(await signIn("admin"), body)).toMatchObject({ status: 428, body: refusal });
  });

  it("knows the state by itself too", async () => {
    const token = await signIn("owner");
    const set = (state: string) => ask("account.updateState", { body: { state } }, { token });
    expect((await set("TX")).body).toMatchObject({ address: { state: "TX", country: { code: "US" } } });
    expect(await set("NSW")).toMatchObject({ status: 428, body: { state: fieldMessages.invalid } });
  });
});

describe("the breeds of one's own", () => {
  const choose = (token: string, ids: unknown) =>
    ask("account.animalPreset", { body: { breed_ids: ids } }, { token });

  it("are kept in their order, each once, with their names", async () => {
    const token = await signIn("owner");
    const listed = await ask("breeds.list", { query: { size: 3 } });
    const [first, second, third] = (listed.body as { results: { id: number; name: string }[] }).results;
    const wanted = [third?.id, first?.id, third?.id, second?.id];
    const { body } = await choose(token, wanted);
    expect(body).toMatchObject({ breed_ids: [third?.id, first?.id, second?.id] });
    expect(body).toMatchObject({ breeds: [third, first, second].map((b) => ({ id: b?.id, name: b?.name })) });
    expect((await choose(token, [])).body).toMatchObject({ breed_ids: [], breeds: [] });
  });

  it.each([
    ["one that does not exist", [999_999], { breed_ids: fieldMessages.invalid }],
    ["more than fifty", Array.from({ length: 51 }, (_, i) => i + 1), { breed_ids: fieldMessages.invalid }],
    ["a number in quotes", ["1"], { "breed_ids[0]": fieldMessages.number }],
    ["none at all", undefined, { breed_ids: fieldMessages.required }],
  ])("are refused with %s", async (_what, ids, refusal) => {
    expect(await choose(await signIn("owner"), ids)).toMatchObject({ status: 428, body: refusal });
  });
});

describe("a vet's clinic", () => {
  const body = { clinic: "Bayside", registrationNumber: "VN 123" };

  it("is the vet's to change", async () => {
    const token = await signIn("vet");
    const answer = await ask("account.updateVet", { body }, { token });
    expect([answer.status, answer.body]).toEqual([200, await details(token)]);
    expect(answer.body).toMatchObject(body);
  });

  it("is nobody else's", async () => {
    for (const role of ["owner", "admin"])
      expect((await ask("account.updateVet", { body }, { token: await signIn(role) })).status).toBe(403);
  });
});

describe("changing the password", () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    ask("account.changePassword", { body: { currentPassword, newPassword } }, { token });
  const next = "A better one 2";

  it("ends all other sessions, and the old password with them", async () => {
    const [here, there] = [await signIn("vet"), await signIn("vet")];
    expect(await change(here, demoPassword, next)).toMatchObject({ status: 200, body: { type: "vet" } });
    expect((await ask("me.details", {}, { token: here })).status).toBe(200);
    expect((await ask("me.details", {}, { token: there })).status).toBe(401);
    const login = (password: string) => ask("auth.login", { body: { username: demoEmail("vet"), password } });
    expect((await login(demoPassword)).status).toBe(401);
    expect((await login(next)).status).toBe(200);
    expect((await change(here, next, demoPassword)).status).toBe(200);
  });

  it("makes a link that waits in the mailbox useless", async () => {
    const token = await signIn("breeder");
    const person = (await ask("me.details", {}, { token })).body as { id: number };
    const link = await makeLink(database(), "reset", person.id);
    expect((await change(token, demoPassword, next)).status).toBe(200);
    const reset = await ask("password.reset", {
      body: { token: link.token, password: "rain-on-a-tin-roof" },
    });
    expect(reset).toMatchObject({ status: 410, body: { code: "link_over" } });
    expect((await change(token, next, demoPassword)).status).toBe(200);
  });

  it("to one of the most common is refused, and nothing is changed", async () => {
    const token = await signIn("owner");
    const answer = await change(token, demoPassword, "password1");
    expect(answer).toMatchObject({
      status: 428,
      body: { newPassword: expect.stringContaining("most common") },
    });
    expect(await signIn("owner")).toMatch(/^[\w-]{43}$/);
  });

  it("of two at once makes one stand", async () => {
    const token = await signIn("admin");
    const both = await Promise.all([1, 2].map((n) => change(token, demoPassword, `Another one ${n}`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 428]);
  });

  it.each([
    ["a wrong one", "not this one", next, { currentPassword: accountMessages.wrongPassword }],
    ["a short new one", demoPassword, "short", { newPassword: fieldMessages.tooShort }],
    ["the same again", demoPassword, demoPassword, { newPassword: fieldMessages.invalid }],
  ])("is refused with %s, and nothing ends", async (_what, current, wanted, refusal) => {
    const [here, there] = [await signIn("owner"), await signIn("owner")];
    expect(await change(here, current, wanted)).toMatchObject({ status: 428, body: refusal });
    expect((await ask("me.details", {}, { token: there })).status).toBe(200);
  });

  it("cannot be used to try passwords", async () => {
    const token = await signIn("pending");
    for (let index = 0; index < 5; index += 1)
      expect((await change(token, "not this one", next)).status).toBe(428);
    const refused = await change(token, demoPassword, next);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  });
});
