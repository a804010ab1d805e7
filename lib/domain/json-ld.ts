import type { BreadcrumbList, Product, WithContext } from "schema-dts";

interface SchemaProduct {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  readonly categoryName: string;
  readonly price: { readonly amount: string; readonly currency: { readonly code: string } };
}

interface ProductLocation {
  readonly url: string;
  readonly image: string;
  readonly brand: string;
}

/** schema.org Product. Every listed product can be ordered. */
export function productJsonLd(
  product: SchemaProduct,
  { url, image, brand }: ProductLocation,
): WithContext<Product> {
  const { id, name, summary, categoryName, price } = product;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    name,
    description: summary,
    category: categoryName,
    sku: String(id),
    image,
    url,
    brand: { "@type": "Brand", name: brand },
    offers: {
      "@type": "Offer",
      url,
      price: price.amount,
      priceCurrency: price.currency.code,
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
    },
  };
}

/** schema.org BreadcrumbList. */
export function breadcrumbsJsonLd(
  parts: readonly { readonly href: string; readonly label: string }[],
  origin: string,
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: parts.map(({ href, label }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      item: origin + href,
    })),
  };
}

/** JSON for a script element: escapes what could end the element. */
export function escapeJsonForScript(data: object): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
