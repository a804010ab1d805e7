import { slug } from "./slug";
import type { SpeciesName } from "./species";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Every address of a screen that needs more than a constant is written here and nowhere else. */
export const paths = {
  home: "/",
  store: "/store",
  search: "/search",
  login: "/login",
  product: ({ id, name, species }: Named & { readonly species: SpeciesName | null }) =>
    `/store/${slug(name, species)}/p/${id}`,
  breed: ({ id, name, species }: Named & { readonly species: { readonly name: SpeciesName } }) =>
    `/breeder/for-${species.name === "canine" ? "dogs" : "cats"}/breeds/${slug(name)}/${id}`,
  picture: (kind: "product" | "breed", id: number) => `/og/${kind}/${id}`,
} as const;
