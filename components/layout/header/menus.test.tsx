import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { routePattern, listPublicRoutes } from "@/e2e/testing/public-routes";
import { publicScreens } from "@/e2e/testing/role-expectations";
import { brand } from "@/lib/config/brand";
import { externalLinks } from "@/lib/config/external-links";
import { ShopFooter } from "@/components/layout/shop-footer";
import { MainMenu } from "./main-menu";
import { ReleaseBanner } from "./shop-header";

const html = renderToStaticMarkup(
  <>
    <ReleaseBanner />
    <MainMenu id="main-menu" />
    <ShopFooter store="DE" />
  </>,
);
const hrefs = [...new Set([...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = ""]) => href))];
const privateScreens = Object.keys(import.meta.glob("../../../app/my/**/page.tsx"))
  .map((file) => file.replace("../../../app", "").replace("/page.tsx", ""))
  .filter((path) => !path.includes("["));
const patterns = [...listPublicRoutes(), ...publicScreens, ...privateScreens].map(routePattern);

it("every link of header and footer leads to an existing page or an external brand page", () => {
  const external: readonly string[] = Object.values(externalLinks)
    .flat()
    .map(([, href]) => href);
  const unknown = hrefs.filter((href) => {
    const [path = ""] = href.split("#");
    return path !== "" && !external.includes(href) && !patterns.some((pattern) => pattern.test(path));
  });
  expect(hrefs.length).toBeGreaterThan(40);
  expect(unknown).toEqual([]);
});

it("all specified pages are linked", () => {
  const main = ["resources", "news-and-blogs", "help", "resources/forensics", "partners", "contact-us"];
  const legal = ["terms-and-conditions", "privacy-and-disclosure", `why-${brand.slug}`, "how-to-videos"];
  const paths = [...main, ...legal, "news-and-blogs/paw-print", "breeder/breeder-benefits"];
  expect(hrefs).toEqual(expect.arrayContaining(paths.map((path) => `/${path}`)));
});

it.each([
  ["breeder", "/breeder/for-dogs/full-breed-profile", "/breeder/for-cats/multi-packs"],
  ["vet", "/vet/for-dogs/geno-pet", "/vet/for-cats/dna-tests"],
  ["owner", "/pet-owner/products", "/how-to-take-dna-sample"],
  ["guest", "/store", "/breeder/for-cats/breeds"],
])("the menu of the user type %s links its categories", (role, ...links) => {
  const [, part = ""] =
    new RegExp(`data-for="${role}">(.*?)</ul></div>(?=<div data-for|<ul)`).exec(html) ?? [];
  for (const link of links) expect(part).toContain(`href="${link}"`);
  expect(part).not.toContain(role === "vet" ? "/multi-packs" : 'href="/vet');
});
