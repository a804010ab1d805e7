"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import type { OwnAnimal } from "@/lib/contract/animals/records/my-products/my-products.types";
import { listPossibleParents } from "@/lib/domain/animals/parentage";
import { ParentageCheckResult } from "./parentage-check-result";
import type { MyProductProps } from "./my-product-section-types";

/** Lets users choose offspring and possible parents among their animals and shows whether the profiles compare. */
export function ParentageCheck({ product }: MyProductProps) {
  const t = useTranslator("myProducts");
  const [offspringId, setOffspringId] = useState(0);
  const { parentage, mine } = product;
  if (parentage === null) return null;
  if (mine.animals.length < 2) return <p>{t("parentage.tooFew")}</p>;

  const offspring = mine.animals.find(({ id }) => id === offspringId);

  return (
    <div className="grid max-w-text gap-4">
      <Select
        label={t("parentage.offspring")}
        placeholder={t("choose")}
        value={offspringId || ""}
        onChange={(event) => setOffspringId(Number(event.target.value))}
        options={mine.animals.map((animal) => ({ value: String(animal.id), label: labelOf(animal) }))}
      />
      {offspring && (
        <Candidates
          offspring={offspring}
          animals={mine.animals}
          parentage={parentage}
          // Resets the choice when the offspring changes: other animals can be its parents.
          key={offspring.id}
        />
      )}
    </div>
  );
}

type CandidatesProps = Pick<Parameters<typeof ParentageCheckResult>[0], "animals" | "parentage"> & {
  readonly offspring: OwnAnimal;
};

function Candidates({ offspring, animals, parentage }: CandidatesProps) {
  const t = useTranslator("myProducts.parentage");
  const [parentIds, setParentIds] = useState<readonly number[]>([]);
  const candidates = listPossibleParents(offspring, animals);
  if (candidates.length === 0) return <p>{t("noParents")}</p>;
  const parents = candidates.filter(({ id }) => parentIds.includes(id));
  const toggle = (id: number, isChosen: boolean) =>
    setParentIds((ids) => (isChosen ? [...ids, id] : ids.filter((other) => other !== id)));
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="font-medium">{t("parents")}</legend>
        <p className="text-small text-quiet">{t("parentsHint")}</p>
        {candidates.map((animal) => (
          <Checkbox
            key={animal.id}
            label={labelOf(animal)}
            checked={parentIds.includes(animal.id)}
            onChange={(event) => toggle(animal.id, event.target.checked)}
          />
        ))}
      </fieldset>
      <div aria-live="polite" className="grid gap-4">
        {parents.length === 0 ? (
          <p>{t("chooseParents")}</p>
        ) : (
          <ParentageCheckResult parentage={parentage} animals={[offspring, ...parents]} />
        )}
      </div>
    </>
  );
}

function labelOf({ name, breed }: OwnAnimal): string {
  return breed ? `${name}, ${breed.name}` : name;
}
