import { describe, expect, it, vi } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { facets, listedProduct } from "@/lib/contract/testing/catalogue";
import { emptyCategoryQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import {
  findCategoryPage,
  ownerLandingPage,
  type CategoryPage,
  listCategoryPages,
  type SpeciesLandingPage,
} from "@/lib/navigation/category-pages";
import { getTranslator } from "@/lib/i18n/messages";
import { CategoryPageView } from "./category-page-view";
import { SpeciesLandingView } from "./species-landing-view";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const t = getTranslator("en", "categoryPages");
const dogs: SpeciesLandingPage = { role: "breeder", species: "canine" };
const [anyShelf] = listCategoryPages(dogs);
const parentage = findCategoryPage(dogs, "dna-profile-parentage") ?? anyShelf;

const renderCategory = (
  category: CategoryPage | undefined,
  count: number,
  changes: Partial<CategoryQuery> = {},
) => {
  const products = count > 0 ? [listedProduct] : [];
  const found = { list: { products, count, pageCount: Math.ceil(count / 20) }, facets };
  const query = { ...emptyCategoryQuery, ...changes };
  const translators = { t, storeT: getTranslator("en", "store") };
  return category
    ? plainHtml(<CategoryPageView category={category} query={query} found={found} {...translators} />)
    : "";
};

describe("CategoryPageView", () => {
  it("shows title, introduction and products with prices", () => {
    const html = renderCategory(parentage, 1);
    expect(html).toContain("<h1>DNA profile and parentage for dogs</h1>");
    expect(html).toContain("whose puppy it is");
    for (const text of ["Alaskan Husky encephalopathy</a>", "$129.50", "1 product"])
      expect(html).toContain(text);
    expect(html).not.toContain("/store?");
    expect(html).not.toContain("No items found");
  });

  it("links to further pages of the category", () => {
    const html = renderCategory(parentage, 360, { page: 2, search: "dam" });
    expect(html).toContain("360 products for “dam”. Page 2 of 18");
    expect(html).toContain('href="/breeder/for-dogs/dna-profile-parentage?search=dam&amp;page=3"');
  });

  it("hides the species filter and a type filter with one choice", () => {
    const html = renderCategory(parentage, 1);
    expect(html).not.toContain('name="species"');
    expect(html).not.toContain('name="types"');
    expect(html).toContain('name="breed_search"');
    const all = renderCategory(findCategoryPage(dogs, "dna-tests"), 1);
    expect(all.match(/name="types"/g)).toHaveLength(3);
    expect(renderCategory(listCategoryPages(ownerLandingPage)[0], 1)).toContain('name="species"');
  });

  it("links to the whole category and to the store when nothing matches", () => {
    const html = renderCategory(parentage, 0, { search: "zzz" });
    expect(html).toContain("No Results");
    expect(html).toContain('<a href="/breeder/for-dogs/dna-profile-parentage">Show all products</a>');
    expect(html).toContain('<a href="/store?search=zzz&amp;species=canine">See everything for dogs</a>');
  });

  it("explains an unavailable category and links to the landing page", () => {
    const html = renderCategory(findCategoryPage({ role: "vet", species: "feline" }, "innovative"), 0);
    expect(html).toContain("No items found");
    expect(html).toContain("Nothing in this category is available in your country right now.");
    expect(html).toContain('<a href="/vet/for-cats">All tests for cats</a>');
    expect(html).not.toContain("<h3");
    expect(html).not.toContain("<form");
  });
});

describe("SpeciesLandingView", () => {
  const html = (landingPage: SpeciesLandingPage, count: number) => {
    const from = count > 0 ? listedProduct.price : undefined;
    const offers = listCategoryPages(landingPage).map((category) => ({ page: category, count, from }));
    const best = count > 0 ? [listedProduct] : [];
    const label = "The whole catalogue";
    return plainHtml(
      <SpeciesLandingView landingPage={landingPage} offers={offers} best={best} catalogueLabel={label} />,
    );
  };

  it("shows each category with its number of products and lowest price", () => {
    const page = html(dogs, 7);
    expect(page.match(/<h1/g)).toHaveLength(1);
    for (const { path } of listCategoryPages(dogs)) expect(page).toContain(`<a href="${path}">`);
    expect(page.match(/7 products/g)).toHaveLength(listCategoryPages(dogs).length);
    expect(page).toContain("from $129.50");
    expect(page).toContain("Most popular for dogs");
    expect(page).toContain('href="/breeder/for-dogs/breeds"');
    expect(page).toContain('<a href="/store/breeder/canine/best-sellers">The whole catalogue</a>');
  });

  it("addresses vets", () => {
    const page = html({ role: "vet", species: "feline" }, 1);
    expect(page).toContain("DNA tests for feline patients");
    expect(page).toContain('<a href="/vet/for-cats/geno-pet">Geno Vet</a>');
  });

  it("hides cards and prices of categories without products", () => {
    const page = html(dogs, 0);
    expect(page).not.toContain('href="/breeder/for-dogs/multi-packs"');
    expect(page).not.toContain("from $");
    expect(page).not.toContain("Most chosen");
  });
});
