import { Table } from "@/components/ui/table";
import type { ProductTest } from "@/lib/contract/products/products.types";
import { EvidenceNote } from "@/components/content/evidence-note";
import type { Language } from "@/lib/config/languages";
import { isInheritance } from "@/lib/domain/inheritance";
import type { Translator } from "@/lib/i18n/translator";

interface ProductTestsProps {
  readonly tests: readonly ProductTest[];
  readonly language: Language;
  readonly t: Translator<"products">;
}

const columns = ["test", "gene", "inheritance", "bodySystem", "evidence"] as const;

/** Above this number tests are grouped by body system. */
const maxUngroupedTests = 8;

export function ProductTests({ tests, language, t }: ProductTestsProps) {
  if (tests.length === 0) return null;
  const systems = groupByBodySystem(tests);
  const caption = t("testsCaption", { count: tests.length });
  return (
    <section aria-labelledby="tests" className="mt-12 grid grid-cols-1 gap-4">
      <h2 id="tests">{t("tests")}</h2>
      {tests.length > maxUngroupedTests ? (
        <>
          <p className="text-quiet">{caption}</p>
          {systems.map(([system, systemTests]) => (
            <details
              key={system}
              open={systems.length === 1}
              className="rounded-box border border-line bg-card"
            >
              <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold">
                {system} <span className="font-normal text-quiet">{systemTests.length}</span>
              </summary>
              <TestTable {...{ language, t }} tests={systemTests} caption={t("testsOf", { system })} />
            </details>
          ))}
        </>
      ) : (
        <TestTable {...{ tests, caption, language, t }} />
      )}
    </section>
  );
}

function TestTable({ tests, caption, language, t }: ProductTestsProps & { readonly caption: string }) {
  return (
    <Table
      caption={caption}
      columns={columns.map((key) => ({ key, label: t(key) }))}
      rows={tests.map((test) => ({ key: test.code, cells: testCells(test, language, t) }))}
    />
  );
}

function groupByBodySystem(tests: readonly ProductTest[]): [string, ProductTest[]][] {
  const systems = new Map<string, ProductTest[]>();
  for (const test of tests) systems.set(test.bodySystem, [...(systems.get(test.bodySystem) ?? []), test]);
  return [...systems].toSorted(([a], [b]) => a.localeCompare(b, "en"));
}

function testCells(test: ProductTest, language: Language, t: Translator<"products">) {
  const { name, summary, gene, inheritance, bodySystem } = test;
  return {
    test: (
      <>
        {name}
        <p>{summary}</p>
      </>
    ),
    gene: gene ?? t("unknown"),
    inheritance: isInheritance(inheritance) ? t(`inherited.${inheritance}`) : inheritance,
    bodySystem,
    evidence: <EvidenceNote test={test} language={language} />,
  };
}
