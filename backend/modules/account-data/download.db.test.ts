import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { runBackend } from "@/backend/testing/server";
import { kindNames } from "./exported";
import { facts, fullAccount } from "@/backend/modules/account-data/testing/full-account";

const backend = runBackend();
const { ask, signIn } = backend;

async function download(token: string) {
  const response = await fetch(`${backend.address()}/my/account/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  return { response, texts };
}

describe("a copy of everything", () => {
  it("is a zip with all that was told, twice, and with words about it", async () => {
    const { token, cartId } = await fullAccount(backend);
    const { response, texts } = await download(token);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="tailmark-my-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(Object.keys(texts).sort()).toEqual(
      ["everything.json", "read-me.txt", ...kindNames.map((kind) => `${kind}.csv`)].sort(),
    );
    const { name, email, phone, address, clinic, registrationNumber } = facts;
    expect(JSON.parse(texts["everything.json"] ?? "")).toMatchObject({
      profile: [{ name, email, phone, address, clinic, registrationNumber, type: "vet", country: "AU" }],
      breeds: [{ position: 0 }, { position: 1 }],
      carts: [{ cart: cartId, email, sampleCollector: { name: facts.collector } }],
      "cart-lines": [{ cart: cartId, productId: 969, quantity: 2, note: facts.note }],
      addresses: [{ address: { address: facts.address, country: "AU" } }],
      coupons: [{ code: "TM-FARR-OWCO-UPON", amountInCents: 500, currency: "AUD" }],
      "loyalty-points": [{ points: 120 }, { points: -100, couponCode: "TM-FARR-OWCO-UPON" }],
      animals: [{ name: facts.animal, species: 1, sex: "female" }],
      "dna-profiles": [{ animal: facts.animal, alleles: { AHT121: ["102", "104"] } }],
      sessions: [{ startedAt: expect.any(String) }, { endsAt: expect.any(String) }],
      "open-links": [{ purpose: "reset" }],
      mails: [{ to: email, subject: expect.stringContaining("password") }],
      "help-by-administrators": [
        { call: "admin.actAs", reason: facts.reason },
        { call: "account.update", reason: facts.reason },
      ],
      "done-as-administrator": [],
    });
    expect(texts["cart-lines.csv"]).toContain(`"'${facts.note}"`);
    expect(texts["profile.csv"]).toContain(`"'${phone}"`);
    for (const kind of kindNames) expect(texts["read-me.txt"]).toContain(`${kind}.csv (`);
  });

  it("holds no secret and nothing of anybody else", async () => {
    const { texts } = await download(await signIn("admin"));
    const all = Object.values(texts).join("\n");
    expect(all).toContain("admin@");
    expect(all).not.toMatch(/argon2|Hash"|token/);
    expect(all).not.toContain(facts.name);
    expect(JSON.parse(texts["everything.json"] ?? "")).toMatchObject({
      "done-as-administrator": [{ call: "admin.actAs" }, { call: "account.update" }],
    });
  });

  it("is for nobody but themself: no guest, and no admin who acts as them", async () => {
    expect((await ask("myData.download")).status).toBe(401);
    const admin = await signIn("admin");
    const { body } = await ask("admin.findUsers", { query: { query: "Park" } }, { token: admin });
    const [owner] = (body as { results: { id: number }[] }).results;
    await ask("admin.actAs", { body: { userId: owner?.id, reason: "To see" } }, { token: admin });
    expect(await ask("myData.download", {}, { token: admin })).toMatchObject({
      status: 403,
      body: { code: "acting" },
    });
  });

  it("is not made all day long", async () => {
    const token = await signIn("pending");
    for (let index = 0; index < 20; index += 1) expect((await download(token)).response.status).toBe(200);
    const refused = await ask("myData.download", {}, { token });
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  });
});
