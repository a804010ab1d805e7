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
    <section aria-labelledby="tests" className="mt-12">
      <h2 id="tests">{words("tests")}</h2>
      {/* Wider than a phone: it scrolls by itself, by finger and by keyboard, and the page stays. */}
      <div
        role="region"
        aria-labelledby="tests"
        tabIndex={0}
        className="mt-4 overflow-x-auto rounded-box bg-card shadow-raised"
      >
        <table className="w-full min-w-160 text-left text-small">
          <caption className="p-4 text-left text-quiet">
            {words("testsCaption", { count: tests.length })}
          </caption>
          <thead className="border-y border-line bg-sand">
            <tr>
              <th scope="col" className="px-4 py-3 font-semibold">
                {words("test")}
              </th>
              <th scope="col" className="px-4 py-3 font-semibold">
                {words("gene")}
              </th>
              <th scope="col" className="px-4 py-3 font-semibold">
                {words("inheritance")}
              </th>
              <th scope="col" className="px-4 py-3 font-semibold">
                {words("bodySystem")}
              </th>
              <th scope="col" className="px-4 py-3 font-semibold">
                {words("reference")}
              </th>
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
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="max-w-80 px-4 py-3 text-base font-semibold">
        {name}
        <p className="mt-1 text-small font-normal text-quiet">{summary}</p>
      </th>
      <td className="px-4 py-3">{gene ?? words("unknown")}</td>
      <td className="px-4 py-3">
        {isInheritance(inheritance) ? words(`inherited.${inheritance}`) : inheritance}
      </td>
      <td className="px-4 py-3">{bodySystem}</td>
      <td className="px-4 py-3">{address ? <a href={address}>{omia}</a> : (omia ?? words("unknown"))}</td>
    </tr>
  );
}
