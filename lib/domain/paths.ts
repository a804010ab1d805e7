import { slug } from "./slug";
import type { SpeciesName } from "./species";

interface Named {
  readonly id: number;
  readonly name: string;
}

const sideOf = (species: SpeciesName) => `/breeder/for-${species === "canine" ? "dogs" : "cats"}`;

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
    `${sideOf(species.name)}/breeds/${slug(name)}/${id}`,
  breeds: (species: SpeciesName) => `${sideOf(species)}/breeds`,
  /** Pictures are kept for ever by whoever fetches them: what they show is part of their address. */
  picture: (kind: "product" | "breed", { id, name }: Named) => `/og/${kind}/${id}?v=${slug(name)}`,
} as const;
