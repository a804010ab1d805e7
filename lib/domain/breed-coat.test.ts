import { expect, it } from "vitest";
import { coatOfBreed, isCoatKnown } from "./breed-coat";

const coat = (name: string, said: string | null = null) => coatOfBreed({ id: 7, name, coat: said });

it.each([
  ["Dachshund, Miniature Wire-Haired", null, { kind: "wire" }],
  ["Dachshund, Miniature Long-Haired", null, { kind: "long" }],
  ["Dachshund, Smooth-Haired", null, { kind: "short" }],
  ["American Hairless Terrier", null, { kind: "short" }],
  ["Poodle, Toy", null, { kind: "curly" }],
  ["Devon Rex", "rex", { kind: "curly" }],
  ["Maine Coon", "semi-long/long", { kind: "long" }],
  ["West Highland White Terrier", null, { colour: "white" }],
  ["Golden Retriever", null, { colour: "gold" }],
  ["Russian Blue", "short", { kind: "short", colour: "blue" }],
  ["Siamese Blue Point", null, { colour: "cream" }],
])("%s (%s) is drawn as it is called", (name, said, expected) => {
  expect(coat(name, said)).toMatchObject(expected);
  expect(isCoatKnown({ id: 7, name, coat: said })).toBe(!/Smooth|Hairless/.test(name));
});

it("says nothing of colours where a name has several, or none", () => {
  const any = coat("Beagle").colour;
  for (const name of ["Irish Red and White Setter", "Greyhound", "Redbone Coonhound"])
    expect(coat(name).colour).toBe(any);
});
