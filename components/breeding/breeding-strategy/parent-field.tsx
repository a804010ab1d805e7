import { useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import type { SpeciesName } from "@/lib/domain/species";
import type { ChosenParent } from "./chosen-parent";
import type { GeneLabels } from "./gene-labels";
import { ParentSearch } from "./parent-search";
import { TypedResults } from "./typed-results";

interface ParentFieldProps {
  readonly role: ParentRole;
  readonly species: SpeciesName;
  readonly chosen: ChosenParent;
  readonly onChoose: (chosen: ChosenParent) => void;
  readonly error: string | undefined;
  readonly geneLabels: GeneLabels;
}

/** Dam or sire: one of the user's animals, or the typed results of another one. */
export function ParentField({ chosen, onChoose, geneLabels, ...props }: ParentFieldProps) {
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
