import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { PageBreadcrumbs } from "./page-breadcrumbs";

it("the breadcrumb trail links from a product back to the store and names the product last", () => {
  const html = plainHtml(<PageBreadcrumbs path="/store/geno-pet-canine/p/969" pageName="Geno Pet" />);
  expect(html).toContain('<nav aria-label="You are here">');
  expect(html).toContain('<a href="/">Home</a>');
  expect(html).toContain('<a href="/store">Store</a>');
  expect(html).toContain('<a href="/store/geno-pet-canine/p/969" aria-current="page">Geno Pet</a>');
});

it("the breadcrumb trail uses the name of a category from the cards of its landing page", () => {
  const html = plainHtml(<PageBreadcrumbs path="/vet/for-dogs/geno-pet" />);
  expect(html).toContain('<a href="/vet/for-dogs">Dogs</a>');
  expect(html).toContain('<a href="/vet/for-dogs/geno-pet" aria-current="page">Geno Vet</a>');
});
