import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import type { Product } from "@/lib/contract/products/products.types";
import { product } from "@/lib/contract/testing/catalogue";
import { getTranslator } from "@/lib/i18n/messages";
import { ProductView } from "./product-view";

const html = (changes: Partial<Product> = {}) =>
  plainHtml(
    <ProductView
      product={{ ...product, ...changes }}
      language="en"
      t={getTranslator("en", "products")}
      buy={<p>buy here</p>}
    />,
  );

it("has the product name as its only h1", () => {
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
  'Gene and condition listed in <a href="https://omia.org/OMIA001097/9615/">OMIA 001097</a>',
  '<a href="/breeder/for-dogs/breeds/alaskan-husky/110">Alaskan Husky</a>',
  '<a href="/breeder/for-dogs/breeds">All dog breeds</a>',
])("contains %s", (text) => expect(html()).toContain(text));

it("says that a product is for all breeds of one species or of both", () => {
  expect(html({ isForAllBreeds: true, breeds: [] })).toContain("made for every breed of dog.");
  const both = html({ isForAllBreeds: true, breeds: [], species: null });
  expect(both).toContain("made for every breed.");
  expect(both).toContain("All cat breeds");
});

it("marks texts that are not in the page's language", () => {
  const t = getTranslator("en-XA", "products");
  const page = plainHtml(<ProductView product={product} language="en-XA" t={t} />);
  expect(page).toContain('<h1 lang="en">Alaskan Husky encephalopathy</h1>');
  expect(page).toContain('<p lang="en">What the test is about.</p>');
});

it("omits sections and facts without data", () => {
  const bare = html({ tests: [], breeds: [], turnaroundDays: null, bodySystem: null });
  for (const word of ["What it tests", "Relevant breeds", "working days", "Body system", "Pack"])
    expect(bare).not.toContain(word);
});

it("displays unknown codes unchanged and missing values as not known", () => {
  const [test] = product.tests;
  const odd = { ...test, ...{ gene: null, omia: null, inheritance: "mitochondrial" } } as Product["tests"][0];
  const page = html({ tests: [odd], sample: "hair", packSize: 10, turnaroundDays: { min: 1, max: 1 } });
  for (const text of ["mitochondrial", "not known", "hair", "10 pieces", "1 working day after"])
    expect(page).toContain(text);
});

it.each([
  [{ omia: "OMIA:001097-9615", sources: ["Labogen", "OMIA"] }, "Gene and condition listed in"],
  [{ omia: "OMIA:001097-9615", sources: ["Labogen", "G3 2019"] }, "Gene confirmed by Labogen and G3 2019"],
  [{ omia: null, sources: [] }, "Gene confirmed by a public reference"],
  [{ evidence: "unconfirmed", omia: null, sources: [] }, null],
])("names the reference of a test, and nothing without one: %j", (changes, text) => {
  const page = html({ tests: product.tests.map((test) => ({ ...test, ...changes })) });
  if (text === null) expect(page).not.toMatch(/confirmed|listed in/);
  else expect(page).toContain(text);
});

const au = (amount: string) => ({ amount, currency: { code: "AUD", symbol: "$" } });
const singly = { count: 12, price: au("900.00"), saved: au("770.50") };

it.each([
  [1, "Bought one by one, 12 of these tests cost $900.00."],
  [4, "Bought one by one, 12 of them cost $900.00."],
])("shows the single price and the saving for a pack of %i", (packSize, text) => {
  expect(html({ singly, packSize })).toContain(text);
  expect(html({ singly, packSize })).toContain("You save $770.50.");
  expect(html({ singly: null, packSize })).not.toContain("You save");
});

it("links a single test to bundles that contain it", () => {
  const bundles = [
    { id: 401, name: "Full Breed Profile", species: "canine", price: au("209.00"), testCount: 40, singly },
  ] as const;
  const text = html({ bundles: [...bundles] });
  expect(text).toContain('<a href="/store/full-breed-profile-canine/p/401">Full Breed Profile</a>');
  expect(text).toContain("40 tests in one");
  expect(html()).not.toContain("Better value");
});

it.each([
  ["AR", "Two healthy carriers", 1],
  ["AD", "One parent with one copy is enough", 3],
  ["XR", "X chromosome", 1],
])("shows an inheritance diagram for %s", (inheritance, text, atRisk) => {
  const tests = product.tests.map((test) => ({ ...test, inheritance }));
  const displayed = html({ tests });
  expect(displayed).toContain(text);
  expect(displayed.match(/At risk/g)?.length).toBe(atRisk);
});

it("shows no diagram for complex inheritance or several tests", () => {
  const [test] = product.tests;
  const many = Array.from({ length: 9 }, (_, index) => ({ ...product.tests[0], code: `t${index}` }));
  for (const tests of [[{ ...test, inheritance: "complex" }], many])
    expect(html({ tests: tests as Product["tests"] })).not.toContain("How it is passed on");
});

it("groups many tests by body system", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...product.tests[0],
    code: `t${index}`,
    bodySystem: index < 7 ? "Nervous" : "Dental",
  }));
  const displayed = html({ tests: many as Product["tests"] });
  expect(
    [...displayed.matchAll(/<summary>([^<]*)<span>(\d+)/g)].map(([, name, count]) => [name?.trim(), count]),
  ).toEqual([
    ["Dental", "2"],
    ["Nervous", "7"],
  ]);
});
