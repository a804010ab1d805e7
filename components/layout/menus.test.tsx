import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { addressesOf, publicRoutes } from "@/e2e/testing/public-routes";
import { brand } from "@/lib/config/brand";
import { wordsOf } from "@/lib/server/words";
import { MainMenu } from "./main-menu";
import { ReleaseBanner } from "./release-banner";
import { ShopFooter } from "./shop-footer";

const frame = wordsOf("en", "frame");
const html = renderToStaticMarkup(
  <>
    <ReleaseBanner words={frame} />
    <MainMenu id="main-menu" words={{ frame, shelf: wordsOf("en", "shelf") }} />
    <ShopFooter words={frame} />
  </>,
);
const hrefs = [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href))];
const patterns = publicRoutes().map(addressesOf);

it("every link of the frame leads to a page that exists, or to an address of the brand's own", () => {
  const elsewhere: readonly string[] = [...Object.values(brand.social), ...Object.values(brand.apps)];
  const unknown = hrefs.filter((href) => {
    const [path = ""] = href.split("#");
    return path !== "" && !elsewhere.includes(href) && !patterns.some((pattern) => pattern.test(path));
  });
  expect(hrefs.length).toBeGreaterThan(40);
  expect(unknown).toEqual([]);
});

it("all that the specification names is linked", () => {
  const named = ["resources", "news-and-blogs", "help", "resources/forensics", "partners", "contact-us"];
  const legal = ["terms-and-conditions", "privacy-and-disclosure", `why-${brand.slug}`, "how-to-videos"];
  const paths = [...named, ...legal, "news-and-blogs/paw-print", "breeder/breeder-benefits"];
  expect(hrefs).toEqual(expect.arrayContaining(paths.map((path) => `/${path}`)));
});

it.each([
  ["breeder", "/breeder/for-dogs/full-breed-profile", "/breeder/for-cats/multi-packs"],
  ["vet", "/vet/for-dogs/geno-pet", "/vet/for-cats/dna-tests"],
  ["owner", "/pet-owner/products", "/how-to-take-dna-sample"],
  ["guest", "/store", "/breeder/for-cats/breeds"],
])("the menu of a %s has what they shop by", (role, ...links) => {
  const [, part = ""] =
    new RegExp(`data-for="${role}">(.*?)</ul></div>(?=<div data-for|<ul)`).exec(html) ?? [];
  for (const link of links) expect(part).toContain(`href="${link}"`);
  expect(part).not.toContain(role === "vet" ? "/multi-packs" : 'href="/vet');
});
