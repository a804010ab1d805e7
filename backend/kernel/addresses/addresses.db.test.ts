import { expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { startTestBackend } from "@/backend/testing/server";
import { saveAddress } from "./saved-addresses";
import { findUser } from "@/backend/testing/find-user";
import { testAddress } from "@/lib/contract/testing/test-address";

const { readRoute, signIn, database } = startTestBackend();

const home = { ...testAddress, city: "Perth", postalCode: "6000", state: "WA", country: "AU" };

async function listCities(role: string) {
  return (await readRoute("addresses.list", {}, { token: await signIn(role) })).map(({ city }) => city);
}

it("addresses.list returns the user's own addresses once each, last used first", async () => {
  const user = await findUser(database(), demoEmail("pending"));
  const save = (part: object, usedAt: string) =>
    saveAddress(database(), user.id, { ...home, ...part }, new Date(usedAt));
  await save({}, "2026-01-01");
  await save({ city: "Albany" }, "2026-01-02");
  await save({ address: "1  long road " }, "2026-01-03");
  expect(await listCities("pending")).toEqual(["Perth", "Albany"]);
  expect(await listCities("owner")).toEqual(["Portland"]);
});
