import { slug } from "./slug";
import type { SpeciesName } from "./species";

interface Named {
  readonly id: number;
  readonly name: string;
}

const roleHomes = { breeder: "/breeder", vet: "/vet", owner: "/pet-owner" } as const;

interface Side {
  readonly role: keyof typeof roleHomes;
  readonly species: SpeciesName | null;
}

function sideOf({ role, species }: Side): string {
  const home = roleHomes[role];
  return species === null ? home : `${home}/for-${species === "canine" ? "dogs" : "cats"}`;
}

const breedsOf = (species: SpeciesName) => `${sideOf({ role: "breeder", species })}/breeds`;

/** Every address of a screen that needs more than a constant is written here and nowhere else. */
export const paths = {
  home: "/",
  store: "/store",
  search: "/search",
  login: "/login",
  loginFor: (next: string) => `/login?${new URLSearchParams({ next }).toString()}`,
  my: "/my",
  admin: "/admin",
  product: ({ id, name, species }: Named & { readonly species: SpeciesName | null }) =>
    `/store/${slug(name, species)}/p/${id}`,
  breed: ({ id, name, species }: Named & { readonly species: { readonly name: SpeciesName } }) =>
    `${breedsOf(species.name)}/${slug(name)}/${id}`,
  breeds: breedsOf,
  role: (role: Side["role"]) => roleHomes[role],
  /** Where a role's shelves stand. */
  side: sideOf,
  help: "/help",
  sampling: "/how-to-take-dna-sample",
  heterozygosity: "/heterozygosity",
  breederBenefits: "/breeder/breeder-benefits",
  responsibleBreeders: "/breeder/responsible-breeder-program",
  caseStudies: "/vet/case-studies",
  /** Pictures are kept for ever by whoever fetches them: what they show is part of their address. */
  picture: (kind: "product" | "breed", { id, name }: Named) => `/og/${kind}/${id}?v=${slug(name)}`,
} as const;
