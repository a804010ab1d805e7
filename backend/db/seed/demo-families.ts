import type { Sex } from "@/lib/config/animals/animals";
import type { SpeciesName } from "@/lib/domain/species";

/** Demo animals without samples: families of three generations, litters, and patients of the practice. */
export interface DemoRelative {
  readonly owner: "breeder" | "owner" | "vet";
  readonly species: SpeciesName;
  readonly breed: string | null;
  readonly name: string;
  readonly sex: Sex;
  readonly bornOn: string;
  readonly registrationName?: string;
  readonly diedOn?: string;
  readonly isArchived?: boolean;
  readonly contactName?: string;
  readonly contactEmail?: string;
}

/** Parents among the same owner's animals; null for one that is not on file. */
export interface DemoParents {
  readonly owner: "breeder";
  readonly species: SpeciesName;
  readonly dam: string | null;
  readonly sire: string | null;
  readonly offspring: readonly string[];
}

const dog = { owner: "breeder", species: "canine" } as const;
const feline = { owner: "breeder", species: "feline" } as const;
const cat = { ...feline, breed: "Ragdoll" } as const;
const collie = { ...dog, breed: "Border Collie" } as const;
const aussie = { ...dog, breed: "Australian Shepherd" } as const;

type Line = readonly [name: string, sex: "f" | "m", bornOn: string, registrationName?: string];

const rows = <Common extends object>(common: Common, lines: readonly Line[]) =>
  lines.map(([name, sex, bornOn, registrationName]) => ({
    ...common,
    name,
    bornOn,
    sex: sex === "f" ? ("female" as const) : ("male" as const),
    ...(registrationName !== undefined && { registrationName }),
  }));

const breederAnimals: readonly DemoRelative[] = [
  ...rows({ ...collie, isArchived: true, diedOn: "2023-11-02" }, [
    ["Linnet", "f", "2011-05-14", "Fellside Linnet"],
    ["Tarn", "m", "2010-08-21", "Fellside Tarn"],
    ["Wren", "f", "2011-02-09", "Kelpie Creek Wren"],
    ["Bracken", "m", "2010-11-30", "Kelpie Creek Bracken"],
    ["Plover", "f", "2010-03-17", "Moorland Plover"],
    ["Crag", "m", "2009-12-05", "Moorland Crag"],
    ["Gorse", "m", "2011-07-26", "Holloway Gorse"],
  ]),
  ...rows(collie, [
    ["Clover", "f", "2016-03-02", "Holloway Clover Field"],
    ["Reed", "m", "2015-10-19", "Kelpie Creek Reed"],
    ["Heather", "f", "2014-06-08", "Moorland Heather"],
    ["Cairn", "m", "2015-01-23", "Holloway Cairn"],
    ["Linden", "m", "2025-08-02"],
    ["Hazel", "f", "2025-08-02"],
    ["Larch", "m", "2025-08-02"],
    ["Rowan", "f", "2025-08-02"],
    ["Bryony", "f", "2023-06-11", "Holloway Bryony Wood"],
    ["Flint", "m", "2023-06-11", "Holloway Flint Stone"],
    ["Heath", "m", "2023-06-11"],
    ["Sedge", "f", "2023-06-11"],
    ["Thistle", "f", "2023-06-11", "Holloway Thistle Down"],
  ]),
  ...rows(aussie, [
    ["Sumac", "m", "2024-09-30"],
    ["Clove", "f", "2024-09-30"],
    ["Marjoram", "f", "2020-04-04", "Holloway Sweet Marjoram"],
    ["Nutmeg", "f", "2024-09-30"],
    ["Saffron", "f", "2024-09-30", "Holloway Saffron Gold"],
  ]),
  ...rows({ ...cat, isArchived: true, diedOn: "2024-02-20" }, [
    ["Cordelia", "f", "2009-09-12", "Silverlea Cordelia"],
    ["Lysander", "m", "2010-01-07", "Silverlea Lysander"],
  ]),
  ...rows(cat, [
    ["Isolde", "f", "2018-04-27", "Silverlea Isolde"],
    ["Tristan", "m", "2017-11-15", "Silverlea Tristan"],
    ["Marina", "f", "2018-08-08", "Blue Harbour Marina"],
    ["Orion", "m", "2017-05-31", "Blue Harbour Orion"],
    ["Ariel", "m", "2024-05-06"],
    ["Miranda", "f", "2024-05-06", "Holloway Miranda"],
    ["Ophelia", "f", "2024-05-06", "Holloway Ophelia"],
    ["Prospero", "m", "2024-05-06"],
    ["Bianca", "f", "2023-03-19"],
    ["Claudio", "m", "2023-03-19"],
    ["Hero", "f", "2023-03-19"],
    ["Portia", "f", "2021-07-01", "Holloway Portia"],
    ["Sebastian", "m", "2022-10-10"],
    ["Viola", "f", "2022-10-10", "Holloway Viola"],
  ]),
];

const patient = (contactName: string, species: SpeciesName, breed: string | null) => ({
  owner: "vet" as const,
  species,
  breed,
  contactName,
  contactEmail: `${contactName.split(" ").join(".").toLowerCase()}@client.example`,
});

const patients: readonly DemoRelative[] = [
  ...rows(patient("Anna Petrov", "canine", "Boxer"), [["Bruno", "m", "2019-02-11"]]),
  ...rows(patient("Anna Petrov", "feline", "Maine Coon"), [["Loki", "m", "2021-06-25"]]),
  ...rows(patient("David Okafor", "canine", "Whippet"), [["Swift", "f", "2020-09-09"]]),
  ...rows(patient("Grace Murray", "canine", null), [["Patch", "m", "2018-12-24"]]),
  ...rows(patient("Hiro Tanaka", "feline", "Siamese"), [["Momo", "f", "2022-01-16"]]),
  ...rows(patient("Lena Fischer", "canine", "Beagle"), [["Snoopy", "m", "2021-03-30"]]),
];

const companions: readonly DemoRelative[] = [
  {
    owner: "owner",
    species: "canine",
    breed: "Beagle",
    name: "Scout",
    sex: "male",
    bornOn: "2008-04-18",
    diedOn: "2022-01-05",
    isArchived: true,
  },
];

export const demoRelatives: readonly DemoRelative[] = [...breederAnimals, ...patients, ...companions];

export const demoParents: readonly DemoParents[] = [
  { ...dog, dam: "Linnet", sire: "Tarn", offspring: ["Clover"] },
  { ...dog, dam: "Wren", sire: "Bracken", offspring: ["Reed"] },
  { ...dog, dam: "Plover", sire: "Crag", offspring: ["Heather"] },
  { ...dog, dam: null, sire: "Gorse", offspring: ["Cairn"] },
  { ...dog, dam: "Clover", sire: "Reed", offspring: ["Bramble"] },
  { ...dog, dam: "Heather", sire: "Cairn", offspring: ["Fen"] },
  { ...dog, dam: "Bramble", sire: "Fen", offspring: ["Juniper", "Linden", "Hazel", "Larch", "Rowan"] },
  { ...dog, dam: "Bramble", sire: "Moss", offspring: ["Bryony", "Flint", "Heath", "Sedge", "Thistle"] },
  { ...dog, dam: "Tansy", sire: "Sorrel", offspring: ["Sumac", "Clove", "Nutmeg", "Saffron"] },
  { ...feline, dam: "Cordelia", sire: "Lysander", offspring: ["Isolde"] },
  { ...feline, dam: "Isolde", sire: "Tristan", offspring: ["Odette"] },
  { ...feline, dam: "Marina", sire: "Orion", offspring: ["Caspian"] },
  { ...feline, dam: "Odette", sire: "Caspian", offspring: ["Ariel", "Miranda", "Ophelia", "Prospero"] },
];

/** Clients of the practice whose patients have samples. */
export const demoClients = [
  { patient: "Rusty", contactName: "Tom Brennan", contactEmail: "tom.brennan@client.example" },
  { patient: "Willow", contactName: "Grace Murray", contactEmail: "grace.murray@client.example" },
  { patient: "Mina", contactName: "Hiro Tanaka", contactEmail: "hiro.tanaka@client.example" },
] as const;
