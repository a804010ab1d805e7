import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import { sectionNames } from "./export-sections";
import { barcode, facts, createFullAccount } from "@/backend/top/account-data/testing/create-full-account";

const backend = startTestBackend();
const { callRoute, readRoute, signIn } = backend;

async function download(token: string) {
  const response = await fetch(`${backend.address()}/my/account/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  return { response, texts };
}

describe("the export of account data", () => {
  it("is a zip with JSON, one CSV per section and a read-me", async () => {
    const { token, cartId } = await createFullAccount(backend);
    const { response, texts } = await download(token);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="tailmark-my-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(Object.keys(texts).sort()).toEqual(
      ["everything.json", "read-me.txt", ...sectionNames.map((kind) => `${kind}.csv`)].sort(),
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
      "animal-owners": [{ animal: facts.animal, to: null }],
      "animal-shares": [],
      "dna-profiles": [{ animal: facts.animal, alleles: { AHT121: ["102", "104"] } }],
      activations: [{ barcode, animal: facts.animal, collector: { name: facts.collector } }],
      samples: [{ barcode, attempt: 1, tube: 1 }],
      litters: [{ species: 1, dam: facts.animal }],
      "pack-units": [{ productId: 441, units: 5, reason: "bought" }],
      reminders: [{ wantsActivation: true }],
      "lab-events": [{ barcode, type: "hold", content: { note: facts.note } }],
      "lab-progress": [{ barcode, problem: "other", problemNote: facts.note }],
      genotypes: [{ barcode, locus: "TYR", alleles: ["N", "cb"] }],
      "lab-results": [{ barcode, kind: "breed-mix" }],
      reports: [{ barcode, version: 1, content: { animal: { name: facts.animal } } }],
      documents: [{ animal: facts.animal, kind: "report", key: "full" }],
      "kit-problems": [{ barcode, message: facts.note }],
      sessions: [{ startedAt: expect.any(String) }, { endsAt: expect.any(String) }],
      "open-links": [{ purpose: "reset" }],
      mails: [{ to: email, subject: expect.stringContaining("password") }],
      "help-by-administrators": [
        { call: "admin.impersonate", reason: facts.reason },
        { call: "account.update", reason: facts.reason },
      ],
      "done-as-administrator": [],
    });
    expect(texts["cart-lines.csv"]).toContain(`"'${facts.note}"`);
    expect(texts["profile.csv"]).toContain(`"'${phone}"`);
    for (const kind of sectionNames) expect(texts["read-me.txt"]).toContain(`${kind}.csv (`);
  });

  it("contains no secrets and no data of other users", async () => {
    const { texts } = await download(await signIn("admin"));
    const all = Object.values(texts).join("\n");
    expect(all).toContain("admin@");
    // Apart from the name and the description of the section of API tokens.
    const rest = all
      .replaceAll("api-tokens", "")
      .replace(/^ *Your tokens for programs: .*, never the tokens\.$/m, "");
    expect(rest).not.toMatch(/argon2|Hash"|token/);
    expect(all).not.toContain(facts.name);
    expect(JSON.parse(texts["everything.json"] ?? "")).toMatchObject({
      "done-as-administrator": [{ call: "admin.impersonate" }, { call: "account.update" }],
    });
  });

  it("is refused to impersonating admins", async () => {
    const admin = await signIn("admin");
    const [owner] = (await readRoute("admin.findUsers", { query: { query: "Park" } }, { token: admin }))
      .results;
    await callRoute("admin.impersonate", { body: { userId: owner?.id, reason: "To see" } }, { token: admin });
    expect(await callRoute("accountData.download", {}, { token: admin })).toMatchObject({
      status: 403,
      body: { code: "acting" },
    });
  });

  it("is limited to twenty downloads an hour", async () => {
    const token = await signIn("pending");
    for (let index = 0; index < 20; index += 1) expect((await download(token)).response.status).toBe(200);
    const refused = await callRoute("accountData.download", {}, { token });
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  });
});
