import { expect, it } from "vitest";
import { breadcrumbsJsonLd, productJsonLd, escapeJsonForScript } from "./json-ld";

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
