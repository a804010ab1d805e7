"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import type { OwnAnimal } from "@/lib/contract/my-products/my-products.types";
import { possibleParents } from "@/lib/domain/parentage";
import { GuardFinding } from "./guard-finding";
import type { OwnProps } from "./own-part-client";

/** Offspring and possible parents among one's animals; what can be compared is said as they are chosen. */
export function OwnGuard({ product, words }: OwnProps) {
  const [offspringId, setOffspringId] = useState(0);
  const { parentage, mine } = product;
  const { guard } = words;
  if (parentage === null) return null;
  if (mine.animals.length < 2) return <p>{guard.tooFew}</p>;

  const offspring = mine.animals.find(({ id }) => id === offspringId);

  return (
    <div className="grid max-w-text gap-4">
      <Select
        label={guard.offspring}
        placeholder={words.choose}
        value={offspringId || ""}
        onChange={(event) => setOffspringId(Number(event.target.value))}
        options={mine.animals.map((animal) => ({ value: String(animal.id), label: labelOf(animal) }))}
      />
      {offspring && (
        <Candidates
          offspring={offspring}
          animals={mine.animals}
          parentage={parentage}
          words={guard}
          // Another's possible parents are others.
          key={offspring.id}
        />
      )}
    </div>
  );
}

type CandidatesProps = Pick<Parameters<typeof GuardFinding>[0], "animals" | "parentage" | "words"> & {
  readonly offspring: OwnAnimal;
};

function Candidates({ offspring, animals, parentage, words }: CandidatesProps) {
  const [parentIds, setParentIds] = useState<readonly number[]>([]);
  const candidates = possibleParents(offspring, animals);
  if (candidates.length === 0) return <p>{words.noParents}</p>;
  const parents = candidates.filter(({ id }) => parentIds.includes(id));
  const toggle = (id: number, isChosen: boolean) =>
    setParentIds((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="font-medium">{words.parents}</legend>
        <p className="text-small text-quiet">{words.parentsHint}</p>
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
          <p>{words.chooseParents}</p>
        ) : (
          <GuardFinding parentage={parentage} animals={[offspring, ...parents]} words={words} />
        )}
      </div>
    </>
  );
}

function labelOf({ name, breed }: OwnAnimal): string {
  return breed ? `${name}, ${breed.name}` : name;
}
