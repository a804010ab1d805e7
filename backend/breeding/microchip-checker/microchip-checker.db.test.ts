import { expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, signIn } = startTestBackend();
const number = "276098100000777";

const addAnimal = async (token: string, petName: string) => {
  const body = { petName, gender: "female", species: "feline", isMixedBreed: true, chipNumber: number };
  expect((await callRoute("activation.addAnimal", { body }, { token })).status).toBe(200);
};

it("the microchip checker returns the country of a number and the user's own animal, and never another user's", async () => {
  const [breeder, vet] = [await signIn("breeder"), await signIn("vet")];
  const params = { id: "276-098 100 000 777" };
  const before = await callRoute("microchipChecker.checkPublic", { params });
  expect(before.body).toMatchObject({ number, kind: "iso", issuer: "country", code: "276", country: "DE" });
  await addAnimal(breeder, "Own Cat");
  const own = await callRoute("microchipChecker.check", { params }, { token: breeder });
  expect(own.body).toMatchObject({
    country: "DE",
    animals: [{ name: "Own Cat", species: "feline", breed: null, dam: null, sire: null }],
  });
  // What others learn has not changed by the number being on file.
  const foreign = await callRoute("microchipChecker.check", { params }, { token: vet });
  expect(foreign.body).toEqual({ ...(before.body as object), animals: [] });
  for (const token of [undefined, breeder, vet])
    expect((await callRoute("microchipChecker.checkPublic", { params }, { token })).body).toEqual(
      before.body,
    );
});

it("the microchip checker says which codes belong to manufacturers or to no country", async () => {
  const issuerOf = async (id: string) =>
    (await callRoute("microchipChecker.checkPublic", { params: { id } })).body as object;
  expect(await issuerOf("001098100000123")).toMatchObject({ issuer: "unassigned", code: "001" });
  expect(await issuerOf("985112345678900")).toMatchObject({ issuer: "manufacturer", country: null });
  expect(await issuerOf("12345")).toMatchObject({ kind: "invalid", problem: "length", issuer: null });
  expect(await issuerOf("012*345*678")).toMatchObject({ kind: "old", format: "nine-digits" });
});
