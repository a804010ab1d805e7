import { FactList, type Fact } from "@/components/content/fact-list";
import type { Product } from "@/lib/contract/products/products.types";
import type { Words } from "@/lib/domain/words";

interface ProductFactsProps {
  readonly product: Product;
  readonly words: Words<"product">;
}

const samples = ["swab", "blood", "none"] as const;

export function ProductFacts({ product, words }: ProductFactsProps) {
  const { species, categoryName, bodySystem, sample, packSize } = product;
  const knownSample = samples.find((known) => known === sample);
  const facts: readonly Fact[] = [
    { name: words("species"), value: words(species ?? "both") },
    { name: words("category"), value: categoryName },
    { name: words("bodySystem"), value: bodySystem },
    { name: words("sample"), value: knownSample ? words(`samples.${knownSample}`) : sample },
    { name: words("turnaround"), value: turnaround(product, words) },
    { name: words("packSize"), value: packSize > 1 ? words("packOf", { count: packSize }) : null },
  ];
  return (
    <section aria-labelledby="facts" className="mt-12">
      <h2 id="facts">{words("facts")}</h2>
      <FactList facts={facts} />
    </section>
  );
}

function turnaround({ turnaroundDays }: Product, words: Words<"product">): string | null {
  if (turnaroundDays === null) return null;
  const { min, max } = turnaroundDays;
  return min === max ? words("turnaroundOneDay", { min }) : words("turnaroundDays", { min, max });
}
