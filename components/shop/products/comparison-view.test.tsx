import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
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
