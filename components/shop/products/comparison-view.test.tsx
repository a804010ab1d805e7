import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { productTypes } from "@/lib/config/shop/product-types";
import { product } from "@/lib/contract/testing/catalogue";
import { ComparisonView } from "./comparison-view";

const [test] = product.tests;
if (test === undefined) throw new Error("The product has no test.");
const panel = {
  ...product,
  id: 20,
  name: "Husky panel",
  tests: [test, { ...test, code: "x", name: "Another test" }],
};

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) =>
      cell.replace(/<[^>]*>/g, "").trim(),
    ),
  );

it("the comparison has a column for each product, and a row for each test that not all have", () => {
  const rows = rowsOf(plainHtml(<ComparisonView products={[product, panel]} notFound="" />));
  expect(rows).toContainEqual(["Price", "$129.50", "$129.50"]);
  expect(rows).toContainEqual(["Health tests", "1", "2"]);
  expect(rows).toContainEqual(["Sample", "Cheek swab you take at home", "Cheek swab you take at home"]);
  expect(rows).toContainEqual(["Another test", "No", "Yes"]);
  expect(rows.map(([label]) => label)).not.toContain(test.name);
});

it("the comparison says which products find the breeds, and that a profile of any breed has the tests of the breed", () => {
  const breedTest = { ...product, id: 30, typeId: productTypes.mixBreed };
  const profile = {
    ...product,
    id: 31,
    categoryId: 4,
    isForAllBreeds: true,
    tests: [{ ...test, code: "colour", name: "Colour", kind: "trait" as const }],
  };
  const rows = rowsOf(plainHtml(<ComparisonView products={[breedTest, profile]} notFound="" />));
  expect(rows).toContainEqual(["Finds the breeds", "Yes", "No"]);
  expect(rows).toContainEqual(["Health tests", "1", "All for your breed"]);
  expect(rows).toContainEqual([test.name, "Yes", "All for your breed"]);
  expect(rows).toContainEqual(["Colour", "No", "Yes"]);
});

it("a full comparison takes no further product and says why", () => {
  const four = [1, 2, 3, 4].map((id) => ({ ...product, id }));
  const html = plainHtml(<ComparisonView products={four} notFound="" />);
  expect(html).toContain(
    "You are comparing 4 products, the most this page can show. Remove one to add another.",
  );
  expect(html.match(/<(button|input)[^>]* disabled=""/g)).toHaveLength(2);
});

it("each product of the comparison can be removed by a link", () => {
  const html = plainHtml(<ComparisonView products={[product, panel]} notFound="" />);
  expect(html).toContain(`href="/store/compare?products=${panel.id}"`);
  expect(html).toContain(`href="/store/compare?products=${product.id}"`);
  expect(html).toContain(`value="${product.id},${panel.id}"`);
});

it("an empty comparison says how to begin, and which text found nothing", () => {
  const html = plainHtml(<ComparisonView products={[]} notFound="unicorn" />);
  expect(html).toContain("Nothing to compare yet");
  expect(html).toContain("We found no product for “unicorn”.");
});
