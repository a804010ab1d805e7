import { tableFrameLook, tableLook } from "@/components/ui/table-look";
import type { ProductTest } from "@/lib/contract/products.types";
import { isInheritance } from "@/lib/domain/inheritance";
import { omiaAddress } from "@/lib/domain/omia";
import type { Words } from "@/lib/domain/words";

interface ProductTestsProps {
  readonly tests: readonly ProductTest[];
  readonly words: Words<"product">;
}

export function ProductTests({ tests, words }: ProductTestsProps) {
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby="tests" className="grid gap-4">
      <h2 id="tests">{words("tests")}</h2>
      {/* Wider than a phone: it scrolls by itself, by finger and by keyboard, and the page stays. */}
      <div role="group" aria-labelledby="tests" tabIndex={0} className={tableFrameLook}>
        <table className={tableLook}>
          <caption>{words("testsCaption", { count: tests.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{words("test")}</th>
              <th scope="col">{words("gene")}</th>
              <th scope="col">{words("inheritance")}</th>
              <th scope="col">{words("bodySystem")}</th>
              <th scope="col">{words("reference")}</th>
            </tr>
          </thead>
          <tbody>
            {tests.map((test) => (
              <TestRow key={test.code} test={test} words={words} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function TestRow({ test, words }: { readonly test: ProductTest; readonly words: Words<"product"> }) {
  const { name, summary, gene, inheritance, bodySystem, omia } = test;
  const address = omiaAddress(omia);
  return (
    <tr>
      <th scope="row">
        {name}
        <p className="text-small font-normal text-quiet">{summary}</p>
      </th>
      <td>{gene ?? words("unknown")}</td>
      <td>{isInheritance(inheritance) ? words(`inherited.${inheritance}`) : inheritance}</td>
      <td>{bodySystem}</td>
      <td>{address ? <a href={address}>{omia}</a> : (omia ?? words("unknown"))}</td>
    </tr>
  );
}
