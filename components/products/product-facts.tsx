import { FactList, type Fact } from "@/components/content/fact-list";
import type { Product } from "@/lib/contract/products/products.types";
import type { Translator } from "@/lib/i18n/translator";

interface ProductFactsProps {
  readonly product: Product;
  readonly t: Translator<"products">;
}

const samples = ["swab", "blood", "none"] as const;

export function ProductFacts({ product, t }: ProductFactsProps) {
  const { species, categoryName, bodySystem, sample, packSize } = product;
  const knownSample = samples.find((known) => known === sample);
  const facts: readonly Fact[] = [
    { name: t("species"), value: t(species ?? "both") },
    { name: t("category"), value: categoryName },
    { name: t("bodySystem"), value: bodySystem },
    { name: t("sample"), value: knownSample ? t(`samples.${knownSample}`) : sample },
    { name: t("turnaround"), value: formatTurnaround(product, t) },
    { name: t("packSize"), value: packSize > 1 ? t("packOf", { count: packSize }) : null },
  ];
  return (
    <section aria-labelledby="facts" className="mt-12">
      <h2 id="facts">{t("facts")}</h2>
      <FactList facts={facts} />
    </section>
  );
}

function formatTurnaround({ turnaroundDays }: Product, t: Translator<"products">): string | null {
  if (turnaroundDays === null) return null;
  const { min, max } = turnaroundDays;
  return min === max ? t("turnaroundOneDay", { min }) : t("turnaroundDays", { min, max });
}
