import { useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Combobox } from "@/components/ui/combobox-client";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { ParentageRole } from "@/lib/config/animals/parentage";
import type { ParentageAnimal, Verification } from "@/lib/contract/animals/results/parentage/parentage.types";
import type { SpeciesName } from "@/lib/domain/species";
import type { Translator } from "@/lib/i18n/translator";
import { usePagedSearch } from "@/components/form/use-paged-search";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";

/** An animal the user has access to, or the number of somebody else's. */
export interface ChosenAnimal {
  readonly animal?: ParentageAnimal;
  readonly number?: string;
}

interface AnimalFieldProps {
  readonly role: ParentageRole;
  readonly species: SpeciesName | undefined;
  readonly panels: Verification["panels"];
  readonly chosen: ChosenAnimal;
  readonly onChoose: (chosen: ChosenAnimal) => void;
  readonly error: string | undefined;
}

/** Chooses the animal of a role, by search or by number. */
export function AnimalField({ chosen, onChoose, ...props }: AnimalFieldProps) {
  const t = useTranslator("parentage.form");
  const { role, error } = props;
  const [isOther, setIsOther] = useState(false);
  if (chosen.animal !== undefined)
    return <Chosen {...props} animal={chosen.animal} onChange={() => onChoose({})} />;
  if (role === "offspring") return <AnimalSearch {...props} onChoose={(animal) => onChoose({ animal })} />;
  const toggle = () => {
    setIsOther(!isOther);
    onChoose({});
  };
  return (
    <div className="grid gap-2">
      {isOther ? (
        <TextField
          label={t("number", { role })}
          hint={t("numberHint")}
          value={chosen.number ?? ""}
          maxLength={limits.shortTextLength}
          autoComplete="off"
          onChange={(event) => onChoose({ number: event.target.value })}
          error={error}
        />
      ) : (
        <AnimalSearch {...props} onChoose={(animal) => onChoose({ animal })} />
      )}
      <p>
        <Button kind="quiet" onClick={toggle}>
          {isOther ? t("own") : t("other", { role })}
        </Button>
      </p>
    </div>
  );
}

type SearchProps = Omit<AnimalFieldProps, "chosen" | "onChoose"> & {
  readonly onChoose: (animal: ParentageAnimal) => void;
};

function AnimalSearch({ role, species, error, onChoose }: SearchProps) {
  const t = useTranslator("parentage");
  const found = useAnimalSearch({ role, species });
  const label = t(`roles.${role}`);
  if (found.hasFailed)
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">{t("form.failed")}</p>
        <Button kind="secondary" onClick={found.retry}>
          {t("form.retry")}
        </Button>
      </div>
    );
  return (
    <Combobox
      label={role === "offspring" ? label : t("form.optional", { role: label })}
      hint={t("form.search")}
      options={found.animals.map((animal) => ({ value: String(animal.id), label: labelOf(animal, t) }))}
      onSearch={found.search}
      onMore={found.more}
      onChoose={(option) => {
        const animal = found.animals.find(({ id }) => String(id) === option?.value);
        if (animal) onChoose(animal);
      }}
      isLoading={found.isLoading}
      loadingLabel={t("form.searching")}
      emptyLabel={t("form.empty")}
      error={error}
    />
  );
}

const labelOf = ({ name, breed, isMine }: ParentageAnimal, t: Translator<"parentage">) =>
  [name, breed, isMine ? null : t("form.shared")].filter(Boolean).join(", ");

type ChosenProps = Omit<AnimalFieldProps, "chosen" | "onChoose"> & {
  readonly animal: ParentageAnimal;
  readonly onChange: () => void;
};

function Chosen({ role, animal, panels, error, onChange }: ChosenProps) {
  const t = useTranslator("parentage");
  const { name, profiles } = animal;
  return (
    <div className={cn(cardStyles, "grid gap-1")}>
      <p className="text-small text-quiet">{t(`roles.${role}`)}</p>
      <p className="font-medium wrap-anywhere">{labelOf(animal, t)}</p>
      {profiles.length === 0 && <p className="text-quiet">{t("form.profileNone")}</p>}
      {profiles.map((profile) => (
        <p key={profile.panel} className="text-quiet">
          {describeProfile(profile, panels, t)}
        </p>
      ))}
      {error !== undefined && (
        <p role="alert" className="font-medium text-affected">
          {error}
        </p>
      )}
      <p>
        <Button kind="quiet" aria-label={t("form.changeNamed", { name })} onClick={onChange}>
          {t("form.change")}
        </Button>
      </p>
    </div>
  );
}

function describeProfile(
  { panel: key, missing }: ParentageAnimal["profiles"][number],
  panels: Verification["panels"],
  t: Translator<"parentage">,
): string {
  const panel = panels.find((known) => known.key === key)?.name ?? key;
  return missing.length === 0
    ? t("form.profile", { panel })
    : t("form.profileGaps", { panel, missing: missing.length });
}

interface AnimalFilter {
  readonly role: ParentageRole;
  readonly species: SpeciesName | undefined;
}

/** Animals for a role by name or number. */
function useAnimalSearch({ role, species }: AnimalFilter) {
  const dispatch = useShopDispatch();
  const { items: animals, ...search } = usePagedSearch(async (query, page) => {
    const filter = { role, query, page, ...(species && { species }) };
    const result = await dispatch(callApi(parentageRoutes.animals, { query: filter }));
    return result.ok ? result.data : undefined;
  });
  return { ...search, animals };
}
