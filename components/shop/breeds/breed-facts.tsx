import { coatName } from "./coat-name";
import { groupName } from "./group-name";
import { originName } from "./origin-name";
import { translate } from "@/lib/i18n/translate";
import { FactList, type Fact } from "@/components/shop/content/fact-list";
import type { Breed } from "@/lib/contract/shop/breeds/breeds.types";

interface BreedFactsProps {
  readonly breed: Breed;
}

const kinds = ["breed", "variety", "crossbreed"] as const;

export function BreedFacts({ breed }: BreedFactsProps) {
  const t = translate("breeds");
  const { species, kind, varietyOf, group, origin, coat, aliases, registries } = breed;
  const knownKind = kinds.find((known) => known === kind);
  const facts: readonly Fact[] = [
    { name: t("species"), value: t(species.name) },
    { name: t("kind"), value: knownKind ? t(`kinds.${knownKind}`) : kind },
    { name: t("varietyOf"), value: varietyOf },
    { name: t("group"), value: groupName(group) },
    { name: t("origin"), value: origin === null ? null : originName(origin) },
    { name: t("coat"), value: coat === null ? null : coatName(coat) },
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
