import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { Way } from "./way";

it("leads from a product back to the store, and names the product last", () => {
  const html = plainHtml(<Way language="en" path="/store/geno-pet-canine/p/969" own="Geno Pet" />);
  expect(html).toContain('<nav aria-label="You are here">');
  expect(html).toContain('<a href="/">Home</a>');
  expect(html).toContain('<a href="/store">Store</a>');
  expect(html).toContain('<a href="/store/geno-pet-canine/p/969" aria-current="page">Geno Pet</a>');
});

it("names a shelf as its side's card does", () => {
  const html = plainHtml(<Way language="en" path="/vet/for-dogs/geno-pet" />);
  expect(html).toContain('<a href="/vet/for-dogs">Dogs</a>');
  expect(html).toContain('<a href="/vet/for-dogs/geno-pet" aria-current="page">Geno Vet</a>');
});
