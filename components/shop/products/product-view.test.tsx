import { expect, it } from "vitest";
import { setRequestLanguage } from "@/lib/i18n/translate";
import { plainHtml } from "@/components/testing/plain-html";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { product } from "@/lib/contract/testing/catalogue";
import type { Store } from "@/lib/config/markets/markets";
import { ProductView } from "./product-view";

const html = (changes: Partial<Product> = {}, store: Store = "AU") =>
  plainHtml(<ProductView store={store} product={{ ...product, ...changes }} buy={<p>buy here</p>} />);

it("the product page says that prices include tax where the law asks for it, and links to delivery costs", () => {
  expect(html({}, "DE")).toContain(
    '<a href="/resources/international-shipping/de">incl. VAT, plus delivery</a>',
  );
  expect(html({ delivery: null }, "DE")).toContain("incl. VAT<");
  expect(html({}, "US")).not.toContain("incl. VAT");
});

it("the product page has the product name as its only h1", () => {
  expect(html().match(/<h1/g)).toHaveLength(1);
  expect(html()).toContain("<h1>Alaskan Husky encephalopathy</h1>");
});

it.each([
  "$129.50",
  "buy here",
  "Seizures &amp; ataxia in young dogs.",
  "What the test is about.",
  "<li>Cheek swab you take at home</li>",
  "<li>Results 7 to 15 working days after your sample reaches the lab</li>",
  "<li>Delivered in 2 to 5 working days for $9.95</li>",
  "<li>2 sterile cheek swabs in paper sleeves</li>",
  'href="/sample-report/en-page.avif"',
  "<caption>1 test is included</caption>",
  "<p>A thiamine transport defect. Reported in Alaskan Husky.</p>",
  "<td>Two copies needed: carriers stay well<p>Gene SLC19A3</p></td>",
  'Gene and condition listed in <a href="https://omia.org/OMIA001097/9615/">OMIA 001097</a>',
  '<a href="/breeder/for-dogs/breeds/alaskan-husky/110">Alaskan Husky</a>',
  '<a href="/breeder/for-dogs/breeds">All dog breeds</a>',
  "Return unopened kits and goods within 14 days of delivery.",
])("the product page contains %s", (text) => expect(html()).toContain(text));

it("a trait is described as something to see, not as an illness", () => {
  const traits = html({ tests: product.tests.map((test) => ({ ...test, kind: "trait" as const })) });
  expect(traits).toContain("<td>Seen with two copies<p>");
  expect(traits).not.toMatch(/carriers stay well|How it is passed on/);
});

it("a profile of any breed begins with the health tests of the breed", () => {
  const profile = html({ categoryId: 4, isForAllBreeds: true });
  expect(profile).toContain("<caption>All health tests of the breed, plus 1 trait</caption>");
  expect(profile).toContain(
    '<tbody><tr><th scope="row" colSpan="3">All health tests for the breed you name</th>',
  );
});

it("the product page has its sections in the order in which buyers decide", () => {
  expect([...html().matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    "What’s in the box",
    "What your report looks like",
    "How it works",
    "What it tests",
    "How it is passed on",
    "Who it’s for",
    "Questions",
    "Delivery and returns",
    "Recently viewed",
  ]);
});

const au = (amount: string) => ({ amount, currency: { code: "AUD", symbol: "$" } });
const singly = { count: 12, price: au("900.00"), saved: au("770.50") };

const nothingPosted = { kits: 0, isTestIncluded: false, usesStoredSample: false, sample: "none" };
const kinds: readonly (readonly [string, Partial<Product>, readonly string[]])[] = [
  [
    "a collar tag",
    { fulfilment: { ...nothingPosted, deliverable: "collar-tag" }, turnaroundDays: { min: 5, max: 10 } },
    ["/pictures/bought/tag.svg", "Made for you and posted within 10 working days", "What should we engrave?"],
  ],
  [
    "an upgrade",
    { fulfilment: { ...nothingPosted, usesStoredSample: true, deliverable: "report" }, delivery: null },
    ["/pictures/bought/report.svg", "No new sample", "working days after your order", "Nothing is posted"],
  ],
  ["a membership", { fulfilment: { ...nothingPosted, deliverable: "membership" } }, ["How do I end it?"]],
];

it.each(kinds)("the product page states the facts of %s, and no swab", (_, changes, texts) => {
  const page = html({ ...changes, tests: [] });
  for (const text of texts) expect(page).toContain(text);
  for (const text of ["swab", "in the box", "reaches the lab"]) expect(page).not.toContain(text);
});

it("the product page says that a vet takes the sample of a blood card, and not how to swab", () => {
  const page = html({
    tests: [],
    fulfilment: { ...nothingPosted, kits: 10, sample: "blood", deliverable: "kit" },
  });
  expect(page).toContain("A vet puts a drop of blood on the card.");
  expect(page).not.toContain("cheek");
});

it("the product page shows the sizes of a product with price per kit and saving, and marks the current one", () => {
  const pack = {
    id: 441,
    name: "Pack",
    species: "canine" as const,
    packSize: 5,
    saved: au("50.00"),
    isForAllBreeds: true,
  };
  const sizes = [
    { ...pack, id: 10003, packSize: 1, price: au("209.00"), each: au("209.00"), saved: null },
    { ...pack, price: au("995.00"), each: au("199.00") },
  ];
  const page = html({ sizes });
  expect(page).toContain('aria-current="page">1 kit</a><span>$209.00 per kit</span>');
  expect(page).toContain('<a href="/store/pack-canine/p/441">5 kits</a><span>$199.00 per kit</span>');
  expect(page).toContain("Save $50.00");
});

it("the product page says that the packs of a profile for one breed are for any breed", () => {
  const size = { id: 16008, name: "Profile", species: "feline" as const, saved: null };
  const single = { ...size, packSize: 1, isForAllBreeds: false, price: au("139.00"), each: au("139.00") };
  const pack = { ...single, id: 541, packSize: 5, isForAllBreeds: true, each: au("127.00") };
  expect(html({ sizes: [single, pack] })).toContain("Packs are for any breed.");
  const sameBreed = [single, { ...pack, isForAllBreeds: false }];
  expect(html({ sizes: sameBreed })).not.toContain("Packs are for any breed.");
});

it("the product page says that a product is for all breeds of one species or of both", () => {
  expect(html({ isForAllBreeds: true, breeds: [] })).toContain("made for every breed of dog.");
  const both = html({ isForAllBreeds: true, breeds: [], species: null });
  expect(both).toContain("made for every breed.");
  expect(both).toContain("All cat breeds");
});

it("the product page marks texts that are not in the page's language", () => {
  setRequestLanguage("en-XA");
  const page = plainHtml(<ProductView store="AU" product={product} />);
  setRequestLanguage("en");
  expect(page).toContain('<h1 lang="en">Alaskan Husky encephalopathy</h1>');
  expect(page).toContain('<p lang="en">What the test is about.</p>');
});

it("the product page omits sections and facts without data", () => {
  const bare = html({ tests: [], breeds: [], turnaroundDays: null, delivery: null });
  for (const word of ["What it tests", "Relevant breeds", "Results 7", "Delivered in", "Nothing is posted"])
    expect(bare).not.toContain(word);
});

it("the product page shows unknown codes unchanged and omits missing values", () => {
  const [test] = product.tests;
  const odd = { ...test, gene: null, omia: null, inheritance: "mitochondrial" } as Product["tests"][0];
  const page = html({ tests: [odd], turnaroundDays: { min: 1, max: 1 } });
  expect(page).toContain("<td>mitochondrial</td>");
  expect(page).toContain("Results 1 working day after");
});

it.each([
  [{ omia: "OMIA:001097-9615", sources: ["Labogen", "OMIA"] }, "Gene and condition listed in"],
  [{ omia: "OMIA:001097-9615", sources: ["Labogen", "G3 2019"] }, "Gene confirmed by G3 2019"],
  [{ omia: null, sources: [] }, "Gene confirmed by a public reference"],
  [{ evidence: "unconfirmed", omia: null, sources: [] }, null],
])("the product page shows the reference of a test, if it has one: %j", (changes, text) => {
  const page = html({ tests: product.tests.map((test) => ({ ...test, ...changes })) });
  if (text === null) expect(page).not.toMatch(/confirmed|listed in/);
  else expect(page).toContain(text);
});

it("the product page shows the single price and the saving of a profile", () => {
  expect(html({ singly })).toContain("The same 12 tests as a custom profile: $900.00.");
  expect(html({ singly })).toContain("You save $770.50.");
  expect(html({ singly: null })).not.toContain("You save");
});

it("the product page links a single test to bundles that contain it", () => {
  const bundles = [
    { id: 401, name: "Full Breed Profile", species: "canine", price: au("209.00"), testCount: 40, singly },
  ] as const;
  const text = html({ bundles: [...bundles] });
  expect(text).toContain('<a href="/store/full-breed-profile-canine/p/401">Full Breed Profile</a>');
  expect(text).toContain("40 tests in one");
  expect(html()).not.toContain("Better value");
});

it("the product page links related products with their prices", () => {
  const related = [{ id: 320, name: "Coat length", species: "canine", price: au("79.00") }] as const;
  const text = html({ related: [...related] });
  expect(text).toContain('<a href="/store/coat-length-canine/p/320">Coat length</a>');
  expect(text).toContain("$79.00");
  expect(html()).not.toContain("Related products");
});

it.each([
  ["AR", "Two healthy carriers", 1],
  ["AD", "One parent with one copy is enough", 3],
  ["XR", "X chromosome", 1],
])("the product page shows an inheritance diagram for %s", (inheritance, text, atRisk) => {
  const tests = product.tests.map((test) => ({ ...test, inheritance }));
  const displayed = html({ tests });
  expect(displayed).toContain(text);
  expect(displayed.match(/At risk/g)?.length).toBe(atRisk);
});

it("the product page shows no diagram for complex inheritance or several tests", () => {
  const [test] = product.tests;
  const many = Array.from({ length: 9 }, (_, index) => ({ ...product.tests[0], code: `t${index}` }));
  for (const tests of [[{ ...test, inheritance: "complex" }], many])
    expect(html({ tests: tests as Product["tests"] })).not.toContain("How it is passed on");
});

it("the product page has all tests in one table, with a button that shows the later ones", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...product.tests[0], code: `t${index}` }));
  const displayed = html({ tests: many as Product["tests"] });
  expect(displayed.match(/<th scope="row">/g)).toHaveLength(9);
  expect(displayed).toContain("<summary>Show all 9 tests</summary>");
  expect(html()).not.toContain("Show all");
});
