/** A finished test of a demo animal. Parents stand before their offspring, who inherit from them. */
export interface DemoResult {
  /** Role of a demo account, or the address of another one. */
  readonly owner: string;
  readonly animal: string;
  readonly product: number;
  readonly daysAgo: number;
  /** Instead of invented alleles. */
  readonly alleles?: Readonly<Record<string, readonly [string, string]>>;
  /** Copies of the variant, by test. */
  readonly copies?: Readonly<Record<string, 1 | 2>>;
  /** Loci without a result. */
  readonly missing?: readonly string[];
  /** Days ago of a second run that brings what was missing, as a new version of the report. */
  readonly repeatedDaysAgo?: number;
  readonly breedMix?: readonly (readonly [breed: string, percent: number, low: number, high: number])[];
  readonly collector?: { readonly type: string; readonly name: string; readonly clinic: string };
  /** Results of partner laboratories. */
  readonly imported?: readonly (readonly [source: string, test: string, result: string, testedOn: string])[];
}

const anyDogBreed = 401;
const anyCatBreed = 501;
const genoPet = { dog: 969, cat: 970 } as const;
const genoVet = { dog: 407, cat: 507 } as const;

/** Black with a white collar, as most Border Collies are. */
const collie = {
  "canine.MC1R": ["E", "E"],
  "canine.CBD103": ["KB", "ky"],
  "canine.ASIP": ["at", "at"],
  "canine.TYRP1": ["B", "B"],
  "canine.MLPH": ["D", "D"],
  "canine.PMEL": ["m", "m"],
  "canine.MITF": ["S", "sp"],
  "canine.FGF5": ["Llh", "Llh"],
  "canine.KRT71": ["N", "N"],
  "canine.RSPO2": ["n", "n"],
} as const;

/** Clear of Collie eye anomaly, which clears the offspring of two such parents by descent. */
const clearCollie = { ...collie, "canine.NHEJ1": ["N", "N"] } as const;

const labrador = {
  ...collie,
  "canine.MC1R": ["e", "e"],
  "canine.CBD103": ["KB", "KB"],
  "canine.MITF": ["S", "S"],
  "canine.FGF5": ["Lsh", "Lsh"],
} as const;

const ragdoll = {
  "feline.ASIP": ["a", "a"],
  "feline.TYRP1": ["N", "N"],
  "feline.TYR": ["cs", "cs"],
  "feline.MLPH": ["N", "d"],
  "feline.KIT": ["w", "w"],
  "feline.FGF5": ["M4", "M4"],
} as const;

/** Clear, carrier and at risk for each role; one partial report, breed mixes, one replaced version, imported results. */
export const demoResults: readonly DemoResult[] = [
  {
    owner: "breeder",
    animal: "Bramble",
    product: anyDogBreed,
    daysAgo: 90,
    repeatedDaysAgo: 70,
    alleles: clearCollie,
    missing: ["canine.MLPH"],
    breedMix: [["Border Collie", 99, 95, 100]],
    collector: { type: "vet", name: "Dr Wanda Mirsky", clinic: "Ballarat Animal Clinic" },
    imported: [
      ["Northfield Genetics", "Collie eye anomaly", "Normal", "2022-03-14"],
      ["Northfield Genetics", "Trapped neutrophil syndrome", "Normal", "2022-03-14"],
    ],
  },
  { owner: "breeder", animal: "Fen", product: anyDogBreed, daysAgo: 395, alleles: clearCollie },
  { owner: "breeder", animal: "Juniper", product: genoPet.dog, daysAgo: 70, alleles: collie },
  { owner: "breeder", animal: "Moss", product: anyDogBreed, daysAgo: 210, alleles: collie },
  { owner: "breeder", animal: "Odette", product: anyCatBreed, daysAgo: 330, alleles: ragdoll },
  {
    owner: "breeder",
    animal: "Caspian",
    product: anyCatBreed,
    daysAgo: 325,
    alleles: ragdoll,
    missing: ["feline.PKD1", "feline.MLPH"],
  },
  {
    owner: "owner",
    animal: "Biscuit",
    product: genoPet.dog,
    daysAgo: 90,
    alleles: labrador,
    breedMix: [["Labrador Retriever", 97, 93, 100]],
  },
  {
    owner: "owner",
    animal: "Pepper",
    product: genoPet.cat,
    daysAgo: 60,
    breedMix: [
      ["British Shorthair", 46.5, 41, 51],
      ["Maine Coon", 24, 19, 28],
      ["Siamese", 11.5, 7, 15],
    ],
  },
  { owner: "vet", animal: "Rusty", product: genoVet.dog, daysAgo: 45, alleles: labrador },
  { owner: "vet", animal: "Willow", product: genoVet.dog, daysAgo: 30 },
  { owner: "vet", animal: "Mina", product: genoVet.cat, daysAgo: 120 },
];

/** Copies of the variant that a test reports, by animal: what makes its report worth reading. */
export const demoCopies: Readonly<Record<string, Readonly<Record<string, 1 | 2>>>> = {
  Bramble: { "sn-bc": 1, dm: 1 },
  Fen: { "glau-bc": 1, dm: 1 },
  Juniper: { dm: 2 },
  Moss: { cea: 2, tns: 1 },
  Odette: { "hcm-rd": 1 },
  Caspian: { "mps6-d": 1 },
  Biscuit: { eic: 2, prcd: 1 },
  Pepper: { pkdef: 1 },
  Rusty: { vwd1: 1, prcd: 1 },
  Willow: { mdr1: 2 },
  Mina: { "hk-burm": 1 },
};
