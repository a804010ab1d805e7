/** Demo animals with owners and profiles, covering every result of the profile comparison. */
export interface DemoAnimal {
  readonly owner: "breeder" | "owner" | "vet";
  readonly name: string;
  readonly species: "canine" | "feline";
  readonly breed?: string;
  readonly sex: "female" | "male";
  readonly bornOn: string;
  readonly registrationName?: string;
  /** Names of the parents among the same owner's animals. */
  readonly parents?: readonly [string, string];
  readonly profiles: readonly DemoProfile[];
}

interface DemoProfile {
  readonly panel: string;
  readonly madeOn: string;
  /** Number of markers, from the start of the panel, without result. */
  readonly gaps?: number;
}

const dogStr = (madeOn: string, gaps = 0) => [{ panel: "ISAG-DOG-STR-21", madeOn, gaps }];
const dogSnp = (madeOn: string) => [{ panel: "ISAG-DOG-SNP-2020", madeOn }];
const catStr = (madeOn: string) => [{ panel: "ISAG-CAT-STR-9", madeOn }];

export const demoAnimals: readonly DemoAnimal[] = [
  {
    owner: "breeder",
    name: "Bramble",
    species: "canine",
    breed: "Border Collie",
    sex: "female",
    bornOn: "2021-04-12",
    registrationName: "Holloway Bramble Lane",
    profiles: dogStr("2022-02-03"),
  },
  {
    owner: "breeder",
    name: "Fen",
    species: "canine",
    breed: "Border Collie",
    sex: "male",
    bornOn: "2020-09-30",
    registrationName: "Holloway Fen Walker",
    profiles: dogStr("2021-11-17", 2),
  },
  {
    owner: "breeder",
    name: "Juniper",
    species: "canine",
    breed: "Border Collie",
    sex: "female",
    bornOn: "2025-08-02",
    profiles: dogStr("2025-10-21"),
    parents: ["Bramble", "Fen"],
  },
  {
    owner: "breeder",
    name: "Moss",
    species: "canine",
    breed: "Border Collie",
    sex: "male",
    bornOn: "2019-06-18",
    registrationName: "Kelpie Creek Moss",
    profiles: dogSnp("2023-05-09"),
  },
  {
    owner: "breeder",
    name: "Tansy",
    species: "canine",
    breed: "Australian Shepherd",
    sex: "female",
    bornOn: "2023-01-25",
    profiles: [],
  },
  {
    owner: "breeder",
    name: "Sorrel",
    species: "canine",
    breed: "Australian Shepherd",
    sex: "male",
    bornOn: "2018-03-08",
    profiles: dogStr("2019-01-14", 9),
  },
  {
    owner: "breeder",
    name: "Odette",
    species: "feline",
    breed: "Ragdoll",
    sex: "female",
    bornOn: "2022-05-19",
    registrationName: "Holloway Odette",
    profiles: catStr("2023-03-02"),
  },
  {
    owner: "breeder",
    name: "Caspian",
    species: "feline",
    breed: "Ragdoll",
    sex: "male",
    bornOn: "2021-12-11",
    profiles: catStr("2023-03-02"),
  },
  {
    owner: "owner",
    name: "Biscuit",
    species: "canine",
    breed: "Labrador Retriever",
    sex: "male",
    bornOn: "2022-07-07",
    profiles: dogStr("2024-06-12"),
  },
  {
    owner: "owner",
    name: "Pepper",
    species: "feline",
    sex: "female",
    bornOn: "2020-10-01",
    profiles: [],
  },
  {
    owner: "vet",
    name: "Rusty",
    species: "canine",
    breed: "Labrador Retriever",
    sex: "male",
    bornOn: "2017-02-14",
    profiles: [],
  },
  {
    owner: "vet",
    name: "Willow",
    species: "canine",
    sex: "female",
    bornOn: "2024-01-30",
    profiles: dogStr("2024-09-05"),
  },
  {
    owner: "vet",
    name: "Mina",
    species: "feline",
    breed: "Burmese",
    sex: "female",
    bornOn: "2019-11-23",
    profiles: catStr("2021-04-20"),
  },
];
