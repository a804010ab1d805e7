import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { listedProduct } from "@/lib/contract/testing/catalogue";
import { emptyCategoryQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import { OffersView } from "./offers-view";

const price = (amount: string) => ({ amount, currency: { code: "AUD", symbol: "$" } });
const singly = { count: 5, price: price("345.00"), saved: price("215.50") };

const htmlOf = (count: number, changes: Partial<CategoryQuery> = {}) =>
  plainHtml(
    <OffersView
      query={{ ...emptyCategoryQuery, ...changes }}
      found={{
        offers: count > 0 ? [{ ...listedProduct, singly }] : [],
        count,
        pageCount: Math.ceil(count / 20),
      }}
    />,
  );

it("the offers page shows price, single price and saving of each product", () => {
  const html = htmlOf(1);
  for (const text of ["$129.50", "Instead of $345.00", "You save $215.50"]) expect(html).toContain(text);
});

it("the offers page keeps the species in the links to other pages", () => {
  const html = htmlOf(47, { species: "feline", page: 2 });
  expect(html).toContain("47 products. Page 2 of 3");
  expect(html).toContain('href="/special-offers?species=feline&amp;page=3"');
  expect(html).toMatch(/href="\/special-offers\?species=feline" aria-current="page"/);
});

it("the offers page links to the first page beyond the last page", () => {
  const html = htmlOf(0, { page: 9 });
  expect(html).toContain("No items found");
  expect(html).toContain('<a href="/special-offers">Back to the first page</a>');
});

it("the offers page shows vets a notice instead of offers", () => {
  const [, forVets = "", forOthers = ""] =
    /data-for="vet-account">(.*?)<\/div><div data-for="not-vet-account">(.*)/s.exec(htmlOf(1)) ?? [];
  expect(forVets).toContain("Special offers are for breeders and pet owners");
  expect(forVets).toContain('<a href="/vet">');
  expect(forVets).not.toContain("You save");
  expect(forOthers).toContain("You save");
});
