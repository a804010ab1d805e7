import { breedPicturePath } from "@/lib/domain/shop/breed-picture-path";
import { pictures } from "@/lib/domain/shop/pictures";

/** Results to look at before an order. Names and animals are invented; what the results mean is not. */
export const exampleNames = ["poppy", "moss", "luna"] as const;

export type ExampleName = (typeof exampleNames)[number];

export const examplePictures: Readonly<Record<ExampleName, string>> = {
  poppy: pictures.pet("canine", { kind: "curly", colour: "cream" }),
  moss: breedPicturePath("canine", "border-collie"),
  luna: breedPicturePath("feline", "maine-coon"),
};

/** Widths are classes: the page's CSP forbids style attributes. */
export const exampleBreeds = [
  { name: "poodle", share: 50, width: "w-1/2" },
  { name: "golden", share: 25, width: "w-1/4" },
  { name: "spaniel", share: 25, width: "w-1/4" },
] as const;

/** Each with its page, which says what the condition is. */
export const exampleFindings = {
  poppy: [
    { name: "eyes", result: "clear", code: "prcd", meaning: "poppyEyes" },
    { name: "blood", result: "carrier", code: "vwd2", meaning: "poppyBlood" },
    { name: "medicine", result: "clear", code: "mdr1", meaning: "poppyMedicine" },
  ],
  moss: [
    { name: "eyes", result: "clear", code: "cea", meaning: "mossEyes" },
    { name: "nerves", result: "carrier", code: "sn-bc", meaning: "mossNerves" },
    { name: "immune", result: "clear", code: "tns", meaning: "mossImmune" },
  ],
  luna: [
    { name: "heart", result: "clear", code: "hcm-mc", meaning: "lunaHeart" },
    { name: "muscles", result: "carrier", code: "sma", meaning: "lunaMuscles" },
    { name: "blood", result: "clear", code: "pkdef", meaning: "lunaBlood" },
  ],
} as const satisfies Readonly<Record<ExampleName, readonly object[]>>;
