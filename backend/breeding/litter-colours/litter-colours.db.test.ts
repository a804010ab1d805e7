import { expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, signIn } = startTestBackend();

const cat = { dilute: "D/d", bcc: "N/b", agouti: "a/a", colourpoint: "C/C" };

it("litterColours returns the colours of kittens to members and guests alike", async () => {
  const body = { dam: { ...cat, orange: "o/o" }, sire: { ...cat, orange: "o/Y" } };
  const token = await signIn("breeder");
  const own = await callRoute("litterColours.felineColour", { body }, { token });
  const overall = [
    { label: "black (solid)", share: "9/16" },
    { label: "blue (solid)", share: "3/16" },
    { label: "chocolate (solid)", share: "3/16" },
    { label: "lilac (solid)", share: "1/16" },
  ];
  expect(own.body).toEqual({ overall, male: overall, female: overall, embryosLost: "0" });
  expect((await callRoute("litterColours.publicFelineColour", { body })).body).toEqual(own.body);
});

it("litterColours returns the colours of puppies, with the share of embryos that are lost", async () => {
  const solid = { extension: "E/E", dominantBlack: "KB/KB", agouti: "at/at", brown: "B/B", dilute: "D/D" };
  const parent = { ...solid, bobtail: "T/N" };
  const token = await signIn("breeder");
  const { body } = await callRoute(
    "litterColours.canineColour",
    { body: { dam: parent, sire: parent } },
    { token },
  );
  expect(body).toMatchObject({
    overall: [
      { label: "solid black, short tail", share: "2/3" },
      { label: "solid black", share: "1/3" },
    ],
    embryosLost: "1/4",
  });
});

it.each([
  [
    "a missing genotype",
    { dam: { ...cat, bcc: undefined }, sire: cat },
    { "dam.bcc": "This field is required" },
  ],
  [
    "two orange alleles in a male",
    { dam: cat, sire: { ...cat, orange: "O/o" } },
    { "sire.orange": expect.any(String) },
  ],
])("litterColours returns 428 for %s", async (_, body, errors) => {
  const response = await callRoute("litterColours.publicFelineColour", { body });
  expect(response).toMatchObject({ status: 428, body: errors });
});
