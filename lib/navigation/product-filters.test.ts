import { expect, it } from "vitest";
import { productFilters } from "./product-filters";

const canine = "1,3,4,6,12,15,20,21,22,24,36";
const feline = "7,8,9,13,14,16,21,23,24";

it("productFilters sends no filters and requests details for the whole shop", () => {
  expect(productFilters("everything", "vet")).toEqual({ isDetails: true });
});

it("productFilters filters by the visitor's user type, not for guests", () => {
  expect(productFilters("visitor", "guest")).toEqual({});
  expect(productFilters("visitor", "owner")).toEqual({ user_type: "owner" });
});

it("productFilters limits vets to the categories of their pages", () => {
  const both = [...new Set(`${canine},${feline}`.split(","))]
    .sort((one, other) => Number(one) - Number(other))
    .join(",");
  expect(productFilters("visitor", "vet")).toEqual({ user_type: "vet", category_ids: both });
  const onShelf = (species: "canine" | "feline") => productFilters({ role: "vet", species }, "guest");
  expect(onShelf("canine")).toEqual({ species: "canine", user_type: "vet", category_ids: canine });
  expect(onShelf("feline")).toEqual({ species: "feline", user_type: "vet", category_ids: feline });
});

it("productFilters uses role and species of the catalogue page", () => {
  expect(productFilters({ role: "breeder", species: "feline" }, "vet")).toEqual({
    species: "feline",
    user_type: "breeder",
  });
  expect(productFilters({ role: "owner", species: null }, "vet")).toEqual({ user_type: "owner" });
});
