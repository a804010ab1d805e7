"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { possibleParents } from "@/lib/domain/parentage";
import { GuardFinding } from "./guard-finding";
import type { OwnProps } from "./own-part-client";

/** Offspring and possible parents among one's animals; what can be compared is said as they are chosen. */
export function OwnGuard({ product, words }: OwnProps) {
  const [offspringId, setOffspringId] = useState(0);
  const [parentIds, setParentIds] = useState<readonly number[]>([]);
  const { parentage, mine } = product;
  const { guard } = words;
  if (parentage === null) return null;
  if (mine.animals.length < 2) return <p>{guard.tooFew}</p>;

  const offspring = mine.animals.find(({ id }) => id === offspringId);
  const candidates = offspring ? possibleParents(offspring, mine.animals) : [];
  const parents = candidates.filter(({ id }) => parentIds.includes(id));
  const toggle = (id: number, isChosen: boolean) =>
    setParentIds((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));

  return (
    <div className="grid max-w-text gap-4">
      <Select
        label={guard.offspring}
        placeholder={words.choose}
        value={offspringId || ""}
        onChange={(event) => {
          setOffspringId(Number(event.target.value));
          setParentIds([]);
        }}
        options={mine.animals.map(({ id, name, breed }) => ({
          value: String(id),
          label: breed ? `${name}, ${breed.name}` : name,
        }))}
      />
      {offspring && candidates.length === 0 && <p>{guard.noParents}</p>}
      {offspring && candidates.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="font-medium">{guard.parents}</legend>
          <p className="text-small text-quiet">{guard.parentsHint}</p>
          {candidates.map(({ id, name, breed }) => (
            <Checkbox
              key={`${offspring.id} ${id}`}
              label={breed ? `${name}, ${breed.name}` : name}
              checked={parentIds.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      <div aria-live="polite" className="grid gap-4">
        {offspring && candidates.length > 0 && parents.length === 0 && <p>{guard.chooseParents}</p>}
        {offspring && parents.length > 0 && (
          <GuardFinding parentage={parentage} animals={[offspring, ...parents]} words={guard} />
        )}
      </div>
    </div>
  );
}
