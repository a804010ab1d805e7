import { FactList, type Fact } from "@/components/content/fact-list";
import type { Breed } from "@/lib/contract/breeds/breeds.types";
import type { Words } from "@/lib/domain/words";

interface BreedFactsProps {
  readonly breed: Breed;
  readonly words: Words<"breed">;
}

const kinds = ["breed", "variety", "crossbreed"] as const;

export function BreedFacts({ breed, words }: BreedFactsProps) {
  const { species, kind, varietyOf, group, origin, coat, aliases, registries } = breed;
  const knownKind = kinds.find((known) => known === kind);
  const facts: readonly Fact[] = [
    { name: words("species"), value: words(species.name) },
    { name: words("kind"), value: knownKind ? words(`kinds.${knownKind}`) : kind },
    { name: words("varietyOf"), value: varietyOf },
    { name: words("group"), value: group },
    { name: words("origin"), value: origin },
    { name: words("coat"), value: coat },
    { name: words("aliases"), value: aliases.join("; ") },
    { name: words("registries"), value: registries.join(", ") },
  ];
  return (
    <section aria-labelledby="facts" className="grid gap-4">
      <h2 id="facts">{words("facts")}</h2>
      <FactList facts={facts} />
    </section>
  );
}
