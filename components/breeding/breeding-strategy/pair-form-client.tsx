"use client";

import { type SyntheticEvent, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import type { StrategyParent } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import type { SpeciesName } from "@/lib/domain/species";
import { animalPaths } from "@/lib/navigation/animal-paths";
import { toChosenParent, toReference } from "./chosen-parent";
import type { GeneLabels } from "./gene-labels";
import { ParentField } from "./parent-field";

interface PairFormProps {
  readonly species: SpeciesName;
  readonly parents: Readonly<Record<ParentRole, StrategyParent | null>>;
  /** Errors of the response, by role. */
  readonly errors: Readonly<Partial<Record<ParentRole, string>>>;
  readonly geneLabels: GeneLabels;
}

const roles: readonly ParentRole[] = ["dam", "sire"];

/** GET form: the plan of a pair has an address. */
export function PairForm({ species, parents, errors, geneLabels }: PairFormProps) {
  const t = useTranslator("breedingStrategy");
  const [chosen, setChosen] = useState({
    dam: toChosenParent(parents.dam),
    sire: toChosenParent(parents.sire),
  });
  const [problem, setProblem] = useState<string>();
  const references = { dam: toReference(chosen.dam), sire: toReference(chosen.sire) };
  const isPair = roles.every((role) => references[role] !== "");
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const emptyOutside = roles.some((role) => chosen[role].typed?.length === 0);
    const isEmpty = roles.every((role) => references[role] === "");
    if (!isEmpty && !emptyOutside) return;
    event.preventDefault();
    setProblem(t(emptyOutside ? "form.outsideEmpty" : "form.nothing"));
  }
  return (
    <form action={animalPaths.breedingStrategy} className="grid gap-4 print:hidden" onSubmit={submit}>
      {species === "feline" && <input type="hidden" name="species" value={species} />}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        {roles.map((role) => (
          <div key={role} className="grid min-w-0">
            <ParentField
              role={role}
              species={species}
              geneLabels={geneLabels}
              chosen={chosen[role]}
              onChoose={(parent) => {
                setChosen({ ...chosen, [role]: parent });
                setProblem(undefined);
              }}
              error={errors[role]}
            />
            {references[role] !== "" && <input type="hidden" name={role} value={references[role]} />}
          </div>
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className="font-medium text-affected">
          {problem}
        </p>
      )}
      <p>
        <Button type="submit">{t(isPair ? "form.pair" : submitKey(references))}</Button>
      </p>
    </form>
  );
}

const submitKey = ({ dam, sire }: Readonly<Record<ParentRole, string>>) =>
  dam === "" && sire === "" ? "form.pair" : "form.mates";
