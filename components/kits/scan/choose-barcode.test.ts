import { describe, expect, it, test } from "vitest";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";
import { chooseBarcode, createFrameChooser } from "./choose-barcode";

const own = toKitBarcode("471108151623");
const mistyped = `${own.slice(0, -1)}${(Number(own.at(-1)) + 1) % 10}`;

it.each([
  ["nothing", [], undefined],
  ["ours", [own], own],
  ["ours in another form", [` tm-${own.slice(2)} `], own],
  ["ours beside others", ["4006381333931", "ORV77120", own], own],
  ["the only other one", ["orv-77120"], "ORV77120"],
  ["the same one twice", ["ORV77120", "ORV-77120"], "ORV77120"],
  ["none of two others", ["ORV77120", "4006381333931"], undefined],
  ["none of ours with a wrong digit", [mistyped], undefined],
  ["the other one beside ours with a wrong digit", [mistyped, "ORV77120"], "ORV77120"],
  ["no web address", ["https://lab.example/start"], undefined],
  ["the longest that the field takes", ["A".repeat(50)], "A".repeat(50)],
  ["nothing longer", ["A".repeat(51)], undefined],
  ["no control characters", ["0109\u001d21ABC"], undefined],
  ["nothing empty", [" - "], undefined],
])("chooseBarcode takes %s", (_, texts, barcode) => {
  expect(chooseBarcode(texts)).toBe(barcode);
});

describe("createFrameChooser", () => {
  test("accepts ours at once", () => {
    expect(createFrameChooser()([own])).toBe(own);
  });

  test("accepts another one only when two frames in a row show it", () => {
    const choose = createFrameChooser();
    const frames = [["ORV1"], [], ["ORV1"], ["ORV2"], ["ORV2"]];
    expect(frames.map((texts) => choose(texts))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      "ORV2",
    ]);
  });
});
