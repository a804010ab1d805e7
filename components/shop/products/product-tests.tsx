import { Link } from "@/components/links/link";
import { paths } from "@/lib/navigation/paths";
import { translate } from "@/lib/i18n/translate";
import type { ProductTest } from "@/lib/contract/shop/products/products.types";
import { EvidenceNote } from "@/components/shop/public/evidence-note";
import { isInheritance } from "@/lib/domain/inheritance";
import type { Translator } from "@/lib/i18n/translator";

const columns = ["test", "inheritance", "evidence"] as const;

/** More rows than this stay hidden until the visitor opens the list (`tests-table` in `styles/base.css`). */
const maxClosedRows = 8;

export function ProductTests({ tests }: { readonly tests: readonly ProductTest[] }) {
  const t = translate("products");
  if (tests.length === 0) return null;
  const count = tests.length;
  return (
    <section aria-labelledby="tests" className="mt-14">
      <h2 id="tests">{t("tests")}</h2>
      <div className="tests-table mt-4">
        <table>
          <caption>{t("testsCaption", { count })}</caption>
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
  const { code, name, summary, gene, inheritance } = test;
  const reported = reportedText(test, t);
  return (
    <tr>
      <th scope="row">
        {hasLink ? <Link href={paths.test(code)}>{name}</Link> : name}
        <p>{reported ? `${summary} ${reported}` : summary}</p>
      </th>
      <td>
        {isInheritance(inheritance) ? t(`inherited.${inheritance}`) : inheritance}
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
