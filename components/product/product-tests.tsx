import { Table } from "@/components/ui/table";
import type { ProductTest } from "@/lib/contract/products.types";
import { isInheritance } from "@/lib/domain/inheritance";
import { omiaAddress } from "@/lib/domain/omia";
import type { Words } from "@/lib/domain/words";

interface ProductTestsProps {
  readonly tests: readonly ProductTest[];
  readonly words: Words<"product">;
}

const columns = ["test", "gene", "inheritance", "bodySystem", "reference"] as const;

export function ProductTests({ tests, words }: ProductTestsProps) {
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby="tests" className="mt-12 grid gap-4">
      <h2 id="tests">{words("tests")}</h2>
      <Table
        caption={words("testsCaption", { count: tests.length })}
        columns={columns.map((key) => ({ key, label: words(key) }))}
        rows={tests.map((test) => ({ key: test.code, cells: cellsOf(test, words) }))}
      />
    </section>
  );
}

function cellsOf(test: ProductTest, words: Words<"product">) {
  const { name, summary, gene, inheritance, bodySystem, omia } = test;
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
    reference: address ? (
      <a href={address} className="whitespace-nowrap">
        {omia}
      </a>
    ) : (
      (omia ?? words("unknown"))
    ),
  };
}
