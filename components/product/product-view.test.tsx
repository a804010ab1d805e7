import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import type { Product } from "@/lib/contract/products.types";
import { product } from "@/lib/contract/testing/catalogue";
import { wordsOf } from "@/lib/server/words";
import { ProductView } from "./product-view";

const html = (change: Partial<Product> = {}) =>
  plainHtml(
    <ProductView
      product={{ ...product, ...change }}
      language="en"
      words={wordsOf("en", "product")}
      buy={<p>buy here</p>}
    />,
  );

it("has one heading of the first level, the product's name", () => {
  expect(html().match(/<h1/g)).toHaveLength(1);
  expect(html()).toContain("<h1>Alaskan Husky encephalopathy</h1>");
});

it.each([
  "$129.50",
  "buy here",
  "Seizures &amp; ataxia in young dogs.",
  "What the test is about.",
  "Cheek swab",
  "7 to 15 working days after your sample reaches the lab",
  "<caption>1 test is included</caption>",
  "SLC19A3",
  "Autosomal recessive",
  '<a href="https://omia.org/OMIA001097/9615/">OMIA:001097-9615</a>',
  '<a href="/breeder/for-dogs/breeds/alaskan-husky/110">Alaskan Husky</a>',
  '<a href="/breeder/for-dogs/breeds">All dog breeds</a>',
])("says %s", (text) => expect(html()).toContain(text));

it("says that it is for every breed, of one species or of both", () => {
  expect(html({ isForAllBreeds: true, breeds: [] })).toContain("made for every breed of dog.");
  const both = html({ isForAllBreeds: true, breeds: [], species: null });
  expect(both).toContain("made for every breed.");
  expect(both).toContain("All cat breeds");
});

it("leaves out what a product does not have", () => {
  const bare = html({ tests: [], breeds: [], turnaroundDays: null, bodySystem: null });
  for (const word of ["What it tests", "Breeds it matters to", "working days", "Body system", "Pack"])
    expect(bare).not.toContain(word);
});

it("shows words it does not know as they come, and what nobody knows as such", () => {
  const [test] = product.tests;
  const odd = { ...test, ...{ gene: null, omia: null, inheritance: "mitochondrial" } } as Product["tests"][0];
  const page = html({ tests: [odd], sample: "hair", packSize: 10, turnaroundDays: { min: 1, max: 1 } });
  for (const text of ["mitochondrial", "not known", "hair", "10 pieces", "1 working day after"])
    expect(page).toContain(text);
});
