import cats from "@/backend/db/seed/data/breeds-cats.json" with { type: "json" };
import dogs from "@/backend/db/seed/data/breeds-dogs.json" with { type: "json" };
import { oneOf } from "./one-of";
import { type SpeciesName } from "@/lib/domain/species";

const kinds = ["breed", "variety", "crossbreed"] as const;
const coats = [
  "short",
  "semi-long",
  "long",
  "short/long",
  "semi-long/long",
  "rex",
  "hairless",
  "sparse",
  "all",
] as const;

export type Coat = (typeof coats)[number];

export type BreedFact = {
  id: number;
  name: string;
  species: SpeciesName;
  group: string;
  kind: (typeof kinds)[number];
  aliases: string[];
  registries: string[];
  origin: string | null;
  coat: Coat | null;
  varietyOf: string | null;
  vbo: string | null;
  fci: string | null;
};

type Row = Pick<BreedFact, "id" | "name" | "group" | "aliases" | "registries"> & {
  kind: string;
  origin?: string;
  coat?: string;
  varietyOf?: string;
  vbo?: string;
  fci?: string;
};

function asBreed(row: Row, species: SpeciesName): BreedFact {
  return {
    id: row.id,
    name: row.name,
    species,
    group: row.group,
    kind: oneOf(kinds, row.kind),
    aliases: row.aliases,
    registries: row.registries,
    origin: row.origin ?? null,
    coat: row.coat === undefined ? null : oneOf(coats, row.coat),
    varietyOf: row.varietyOf ?? null,
    vbo: row.vbo ?? null,
    fci: row.fci ?? null,
  };
}

/** Dogs from id 101, cats from 2001, in the files' order: a new breed goes to the end of its file. */
export const breedFacts: readonly BreedFact[] = [
  ...dogs.map((row) => asBreed(row, "canine")),
  ...cats.map((row) => asBreed(row, "feline")),
];
