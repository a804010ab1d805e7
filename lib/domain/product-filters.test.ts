import { expect, it } from "vitest";
import { productFilters } from "./product-filters";

const canine = "1,3,4,6,12,15,20,21,22,24,36";
const feline = "7,8,9,13,14,16,21,23,24";

it("a search of everything leaves all filters away, and asks for details", () => {
  expect(productFilters("everything", "vet")).toEqual({ isDetails: true });
});

it("a visitor's search asks for what is for them; of guests nobody knows", () => {
  expect(productFilters("visitor", "guest")).toEqual({});
  expect(productFilters("visitor", "owner")).toEqual({ user_type: "owner" });
});

it("vets keep to the categories of their shelves, by species where there is one", () => {
  const both = [...new Set(`${canine},${feline}`.split(","))]
    .sort((one, other) => Number(one) - Number(other))
    .join(",");
  expect(productFilters("visitor", "vet")).toEqual({ user_type: "vet", category_ids: both });
  const onShelf = (species: "canine" | "feline") => productFilters({ role: "vet", species }, "guest");
  expect(onShelf("canine")).toEqual({ species: "canine", user_type: "vet", category_ids: canine });
  expect(onShelf("feline")).toEqual({ species: "feline", user_type: "vet", category_ids: feline });
});

it("on a shelf it is the shelf's role and species that count", () => {
  expect(productFilters({ role: "breeder", species: "feline" }, "vet")).toEqual({
    species: "feline",
    user_type: "breeder",
  });
  expect(productFilters({ role: "owner", species: null }, "vet")).toEqual({ user_type: "owner" });
});
