import { expect, it } from "vitest";
import {
  articleJsonLd,
  breadcrumbsJsonLd,
  conditionJsonLd,
  escapeJsonForScript,
  organizationJsonLd,
  productJsonLd,
  questionsJsonLd,
} from "./json-ld";

const product = {
  id: 12,
  name: 'A "test" </script><script>alert(1)</script> & more\u2028',
  summary: "<!-- ]]> -->",
  categoryName: "Dog disease tests",
  price: { amount: "129.50", currency: { code: "AUD" } },
};
const place = { url: "https://shop.example/p/12", image: "https://shop.example/og/12", brand: "Shop" };

it("escapeJsonForScript escapes </script> and keeps the data", () => {
  const data = productJsonLd(product, place);
  const text = escapeJsonForScript(data);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(data);
});

it("productJsonLd offers the product at its price", () => {
  expect(productJsonLd(product, place)).toMatchObject({
    "@type": "Product",
    sku: "12",
    offers: { price: "129.50", priceCurrency: "AUD", availability: "https://schema.org/InStock" },
  });
});

it("breadcrumbsJsonLd lists the pages in order", () => {
  const parts = [
    { href: "/", label: "Home" },
    { href: "/a", label: "A" },
  ];
  expect(breadcrumbsJsonLd(parts, "https://shop.example").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
    { "@type": "ListItem", position: 2, name: "A", item: "https://shop.example/a" },
  ]);
});

const origin = "https://shop.example";

/** What search engines require of each type, by path. */
it.each<[object, readonly string[]]>([
  [
    productJsonLd(product, place),
    ["name", "image", "offers.price", "offers.priceCurrency", "offers.availability", "brand.name"],
  ],
  [
    breadcrumbsJsonLd([{ href: "/", label: "Home" }], origin),
    ["itemListElement.0.position", "itemListElement.0.name", "itemListElement.0.item"],
  ],
  [organizationJsonLd("Shop", origin), ["name", "url", "logo"]],
  [
    questionsJsonLd([{ ask: "Why?", answer: "Because." }]),
    ["mainEntity.0.name", "mainEntity.0.acceptedAnswer.text"],
  ],
  [
    articleJsonLd(
      {
        title: "Carriers",
        description: "What they are.",
        date: new Date("2026-02-03T12:00:00Z"),
        language: "en",
      },
      { url: `${origin}/a`, brand: "Shop", origin },
    ),
    ["headline", "datePublished", "author.name", "author.url", "publisher.name"],
  ],
  [
    conditionJsonLd({ name: "PRA", summary: "Blindness." }, `${origin}/tests/pra`),
    ["name", "description", "url"],
  ],
])("structured data %# has a context, a type and its required properties", (data, required) => {
  const valueAt = (path: string) => path.split(".").reduce<unknown>((value, key) => Object(value)[key], data);
  for (const path of ["@context", "@type", ...required]) expect(valueAt(path), path).toBeTruthy();
});
