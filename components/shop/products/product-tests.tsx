import { Link } from "@/components/links/link";
import { paths } from "@/lib/navigation/paths";
import { translate } from "@/lib/i18n/translate";
import type { Product, ProductTest } from "@/lib/contract/shop/products/products.types";
import { EvidenceNote } from "@/components/shop/public/evidence-note";
import { hasTestsOfBreed } from "@/lib/domain/shop/tests-of-breed";
import { type Inheritance, isInheritance } from "@/lib/domain/inheritance";
import type { Translator } from "@/lib/i18n/translator";

const columns = ["test", "inheritance", "evidence"] as const;

/** More rows than this stay hidden until the visitor opens the list (`tests-table` in `styles/base.css`). */
const maxClosedRows = 8;

export function ProductTests({ product }: { readonly product: Product }) {
  const t = translate("products");
  const { tests } = product;
  if (tests.length === 0) return null;
  const count = tests.length;
  const isByBreed = hasTestsOfBreed(product);
  return (
    <section aria-labelledby="tests" className="mt-14">
      <h2 id="tests">{t("tests")}</h2>
      <div className="tests-table mt-4">
        <table>
          <caption>{t(isByBreed ? "breedTests.caption" : "testsCaption", { count })}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`testColumns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isByBreed && (
              <tr>
                <th scope="row" colSpan={columns.length}>
                  {t("breedTests.row")}
                </th>
              </tr>
            )}
            {tests.map((test) => (
              <TestRow key={test.code} test={test} hasLink={count <= maxClosedRows} />
            ))}
          </tbody>
        </table>
        {count > maxClosedRows && (
          <details>
            <summary>{t("showAll", { count })}</summary>
          </details>
        )}
      </div>
    </section>
  );
}

/** Cells without classes, and links in short lists only: a long table would carry them twice, as HTML and as flight data. */
function TestRow({ test, hasLink }: { readonly test: ProductTest; readonly hasLink: boolean }) {
  const t = translate("products");
  const breedText = translate("breeds");
  const { code, name, summary, gene, inheritance, kind } = test;
  const reported = reportedText(test, t);
  // As on breed pages: a trait is no illness.
  const textOf = (known: Inheritance) =>
    kind === "trait" ? breedText(`inheritedTraits.${known}`) : t(`inherited.${known}`);
  const inheritanceText = isInheritance(inheritance) ? textOf(inheritance) : inheritance;
  return (
    <tr>
      <th scope="row">
        {hasLink ? <Link href={paths.test(code)}>{name}</Link> : name}
        <p>{reported ? `${summary} ${reported}` : summary}</p>
      </th>
      <td>
        {inheritanceText}
        {gene && <p>{t("gene", { gene })}</p>}
      </td>
      <td>
        <EvidenceNote test={test} />
      </td>
    </tr>
  );
}

/** Where the test is reported: breeds by name while they are few, otherwise their number. */
function reportedText({ breeds: { count, names } }: ProductTest, t: Translator<"products">): string {
  if (count === 0) return "";
  return names.length > 0 ? t("reportedIn", { names: names.join(", ") }) : t("reportedCount", { count });
}
