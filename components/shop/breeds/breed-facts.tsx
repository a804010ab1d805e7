import { FactList, type Fact } from "@/components/shop/content/fact-list";
import type { Breed } from "@/lib/contract/shop/breeds/breeds.types";
import type { Translator } from "@/lib/i18n/translator";

interface BreedFactsProps {
  readonly breed: Breed;
  readonly t: Translator<"breeds">;
}

const kinds = ["breed", "variety", "crossbreed"] as const;

export function BreedFacts({ breed, t }: BreedFactsProps) {
  const { species, kind, varietyOf, group, origin, coat, aliases, registries } = breed;
  const knownKind = kinds.find((known) => known === kind);
  const facts: readonly Fact[] = [
    { name: t("species"), value: t(species.name) },
    { name: t("kind"), value: knownKind ? t(`kinds.${knownKind}`) : kind },
    { name: t("varietyOf"), value: varietyOf },
    { name: t("group"), value: group },
    { name: t("origin"), value: origin },
    { name: t("coat"), value: coat },
    { name: t("aliases"), value: aliases.join("; ") },
    { name: t("registries"), value: registries.join(", ") },
  ];
  return (
    <section aria-labelledby="facts" className="grid gap-4">
      <h2 id="facts">{t("facts")}</h2>
      <FactList facts={facts} />
    </section>
  );
}
