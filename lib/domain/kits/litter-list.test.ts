import { describe, expect, it } from "vitest";
import { formatBarcode, toKitBarcode } from "./kit-barcode";
import { type ListedAnimal, parseLitterList } from "./litter-list";

const first = toKitBarcode("471108151623");
const second = toKitBarcode("471108151624");
const animal = (facts: Partial<ListedAnimal>): ListedAnimal => ({
  barcode: "",
  chipNumber: "",
  petName: "",
  gender: "",
  ...facts,
});

describe("parseLitterList", () => {
  it.each([
    ["one per line", `${first}\n${second}\n`],
    ["with Windows line ends", `${first}\r\n\r\n${second}`],
    ["separated by spaces", `${first} ${second}`],
    ["separated by commas", `${first}, ${second}`],
    ["separated by semicolons", `${first};${second};`],
    ["in groups as on the label", `${formatBarcode(first)}\n${formatBarcode(second)}`],
    ["in groups on one line", `${formatBarcode(first)} ${formatBarcode(second)}`],
    ["in lower case with hyphens", `${first.toLowerCase()}\n${second.replace("TM", "TM-")}`],
    ["with a byte order mark", `\uFEFF${first}\n${second}`],
  ])("reads barcodes %s", (_how, text) => {
    expect(parseLitterList(text)).toEqual([animal({ barcode: first }), animal({ barcode: second })]);
  });

  it.each([
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
  ])("reads barcode, chip number, name and sex separated by %s", (_how, separator) => {
    const text = [first, "276 098 100 000 123", "Ada", "F"].join(separator);
    expect(parseLitterList(`${text}\n${second}${separator}${separator}Bo`)).toEqual([
      { barcode: first, chipNumber: "276098100000123", petName: "Ada", gender: "female" },
      animal({ barcode: second, petName: "Bo" }),
    ]);
  });

  it("reads the columns of a header line in any order and ignores unknown ones", () => {
    const text = `Name;Colour;Sex;"Microchip No.";Kit barcode\nAda;blue;bitch;276098100000123;${first}`;
    expect(parseLitterList(text)).toEqual([
      { barcode: first, chipNumber: "276098100000123", petName: "Ada", gender: "female" },
    ]);
  });

  it("reads quoted cells with separators, quotes and line breaks", () => {
    expect(parseLitterList(`${first},,"Ada, ""the\nFirst""",male`)).toEqual([
      animal({ barcode: first, petName: 'Ada, "the\nFirst"', gender: "male" }),
    ]);
  });

  it("reads a barcode and a chip number with a space between them", () => {
    const listed = [animal({ barcode: first, chipNumber: "276098100000123" })];
    expect(parseLitterList(`${first} 276098100000123`)).toEqual(listed);
    expect(parseLitterList(`${formatBarcode(first)}  276098100000123`)).toEqual(listed);
  });

  it.each([
    ["a tab", "\t"],
    ["a comma", ","],
    ["a space", " "],
  ])("reads a barcode and a name with %s between them", (_how, separator) => {
    expect(parseLitterList(`${first}${separator}Ada of Elm\n${second}${separator}Bo`)).toEqual([
      animal({ barcode: first, petName: "Ada of Elm" }),
      animal({ barcode: second, petName: "Bo" }),
    ]);
  });

  it("keeps wrong and foreign barcodes, which are reported at their animal", () => {
    expect(parseLitterList("TM123\nLAB-77/4\n")).toEqual([
      animal({ barcode: "TM123" }),
      animal({ barcode: "LAB77/4" }),
    ]);
  });

  it.each(["", " \n\t\r\n", ";;;", "Barcode,Chip\n", '"'])("reads no animal from %j", (text) => {
    expect(parseLitterList(text)).toEqual([]);
  });

  it("keeps a mistyped barcode among others on one line", () => {
    expect(parseLitterList(`${first}, ${second}0, TM47`)).toEqual([
      animal({ barcode: first }),
      animal({ barcode: `${second}0` }),
      animal({ barcode: "TM47" }),
    ]);
  });

  it("leaves an unknown sex empty", () => {
    expect(parseLitterList(`${first},,Ada,yes`)).toEqual([animal({ barcode: first, petName: "Ada" })]);
  });
});
