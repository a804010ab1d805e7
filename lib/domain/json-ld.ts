import type {
  Article,
  BreadcrumbList,
  FAQPage,
  MedicalCondition,
  Organization,
  Product,
  WithContext,
} from "schema-dts";

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

/** schema.org Organization: who sells here. */
export const organizationJsonLd = (name: string, origin: string): WithContext<Organization> => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name,
  url: origin,
  logo: `${origin}/pictures/press/logo.png`,
});

/** schema.org FAQPage, for questions whose answers are on the page. */
export const questionsJsonLd = (
  questions: readonly { readonly ask: string; readonly answer: string }[],
): WithContext<FAQPage> => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ ask, answer }) => ({
    "@type": "Question",
    name: ask,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

interface SchemaArticle {
  readonly title: string;
  readonly description: string;
  readonly date: Date;
  readonly language: string;
}

/** schema.org Article. */
export const articleJsonLd = (
  { title, description, date, language }: SchemaArticle,
  { url, brand, origin }: { readonly url: string; readonly brand: string; readonly origin: string },
): WithContext<Article> => ({
  "@context": "https://schema.org",
  "@type": "Article",
  headline: title,
  description,
  url,
  inLanguage: language,
  datePublished: date.toISOString().slice(0, 10),
  author: { "@type": "Organization", name: brand, url: origin },
  publisher: { "@type": "Organization", name: brand, url: origin },
});

/** schema.org MedicalCondition: a disease of dogs or cats that a test is about. */
export const conditionJsonLd = (
  { name, summary }: { readonly name: string; readonly summary: string },
  url: string,
): WithContext<MedicalCondition> => ({
  "@context": "https://schema.org",
  "@type": "MedicalCondition",
  name,
  description: summary,
  url,
});

/** JSON for a script element: escapes what could end the element. */
export function escapeJsonForScript(data: object): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
