"use client";

import { type SyntheticEvent, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import type { StrategyParent } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import type { SpeciesName } from "@/lib/domain/species";
import { animalPaths } from "@/lib/navigation/animal-paths";
import { toChosenParent, toReference, type ChosenParent } from "./chosen-parent";
import type { GeneLabels } from "./gene-labels";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { ParentSearch } from "./parent-search";
import { TypedResults } from "./typed-results";

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

interface ParentFieldProps {
  readonly role: ParentRole;
  readonly species: SpeciesName;
  readonly chosen: ChosenParent;
  readonly onChoose: (chosen: ChosenParent) => void;
  readonly error: string | undefined;
  readonly geneLabels: GeneLabels;
}

/** Dam or sire: one of the user's animals, or the typed results of another one. */
function ParentField({ chosen, onChoose, geneLabels, ...props }: ParentFieldProps) {
  const t = useTranslator("breedingStrategy");
  const { role, species, error } = props;
  const [isOutside, setIsOutside] = useState(chosen.typed !== undefined);
  const toggle = () => {
    setIsOutside(!isOutside);
    onChoose({});
  };
  return (
    <fieldset className={cn(cardStyles, "grid min-w-0 content-start gap-3")}>
      <legend className="float-left mb-1 w-full text-title-3 font-semibold">{t(`roles.${role}`)}</legend>
      {chosen.animal ? (
        <Chosen animal={chosen.animal} error={error} onChange={() => onChoose({})} />
      ) : (
        <>
          {isOutside ? (
            <TypedResults
              role={role}
              species={species}
              geneLabels={geneLabels}
              error={error}
              rows={chosen.typed ?? []}
              onChange={(typed) => onChoose({ typed })}
            />
          ) : (
            <ParentSearch
              role={role}
              species={species}
              error={error}
              label={t("form.own")}
              onChoose={({ id, name, breed }) => onChoose({ animal: { id, name, breed } })}
            />
          )}
          <p className="-ml-5.5">
            <Button kind="quiet" onClick={toggle}>
              {isOutside ? t("form.own") : t("form.outside")}
            </Button>
          </p>
        </>
      )}
    </fieldset>
  );
}

interface ChosenProps extends Pick<ParentFieldProps, "error"> {
  readonly animal: NonNullable<ChosenParent["animal"]>;
  readonly onChange: () => void;
}

function Chosen({ animal: { name, breed }, error, onChange }: ChosenProps) {
  const t = useTranslator("breedingStrategy.form");
  return (
    <div className="grid gap-1">
      <p className="text-lead font-medium wrap-anywhere">{name}</p>
      {breed !== null && <p className="text-quiet">{breed}</p>}
      {error !== undefined && (
        <p role="alert" className="font-medium text-affected">
          {error}
        </p>
      )}
      <p className="-ml-5.5">
        <Button kind="quiet" aria-label={t("changeNamed", { name })} onClick={onChange}>
          {t("change")}
        </Button>
      </p>
    </div>
  );
}
