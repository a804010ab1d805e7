import { Table } from "@/components/ui/table";
import type { ProductTest } from "@/lib/contract/products/products.types";
import { isEvidence, isInheritance } from "@/lib/domain/inheritance";
import { omiaAddress } from "@/lib/domain/omia";
import type { Words } from "@/lib/domain/words";

interface ProductTestsProps {
  readonly tests: readonly ProductTest[];
  readonly words: Words<"product">;
}

const columns = ["test", "gene", "inheritance", "bodySystem", "evidence", "reference"] as const;

/** More than so many are read by body system. */
const mostTogether = 8;

export function ProductTests({ tests, words }: ProductTestsProps) {
  if (tests.length === 0) return null;
  const systems = bySystem(tests);
  const caption = words("testsCaption", { count: tests.length });
  return (
    <section aria-labelledby="tests" className="mt-12 grid grid-cols-1 gap-4">
      <h2 id="tests">{words("tests")}</h2>
      {tests.length > mostTogether ? (
        <>
          <p className="text-quiet">{caption}</p>
          {systems.map(([system, inIt]) => (
            <details
              key={system}
              open={systems.length === 1}
              className="rounded-box border border-line bg-card"
            >
              <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold">
                {system} <span className="font-normal text-quiet">{inIt.length}</span>
              </summary>
              <TestTable tests={inIt} caption={words("testsOf", { system })} words={words} />
            </details>
          ))}
        </>
      ) : (
        <TestTable tests={tests} caption={caption} words={words} />
      )}
    </section>
  );
}

function TestTable({ tests, caption, words }: ProductTestsProps & { readonly caption: string }) {
  return (
    <Table
      caption={caption}
      columns={columns.map((key) => ({ key, label: words(key) }))}
      rows={tests.map((test) => ({ key: test.code, cells: cellsOf(test, words) }))}
    />
  );
}

function bySystem(tests: readonly ProductTest[]): [string, ProductTest[]][] {
  const systems = new Map<string, ProductTest[]>();
  for (const test of tests) systems.set(test.bodySystem, [...(systems.get(test.bodySystem) ?? []), test]);
  return [...systems].toSorted(([a], [b]) => a.localeCompare(b, "en"));
}

function cellsOf(test: ProductTest, words: Words<"product">) {
  const { name, summary, gene, inheritance, bodySystem, evidence, omia } = test;
  const address = omiaAddress(omia);
  return {
    test: (
      <>
        {name}
        <p className="mt-1 text-small font-normal text-quiet">{summary}</p>
      </>
    ),
    gene: gene ?? words("unknown"),
    inheritance: isInheritance(inheritance) ? words(`inherited.${inheritance}`) : inheritance,
    bodySystem,
    evidence: isEvidence(evidence) ? words(`evidences.${evidence}`) : evidence,
    reference: address ? (
      <a href={address} className="whitespace-nowrap">
        {omia}
      </a>
    ) : (
      (omia ?? words("unknown"))
    ),
  };
}
