"use client";

import { useDeferredValue, useState } from "react";
import { useTranslator } from "#use-messages";
import { FieldNotes } from "@/components/ui/field";
import { FailedState } from "@/components/ui/failed-state";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { useQueryCall } from "@/store/api/use-query-call";

/** Names of chosen animals by id: a search may hide them. */
export type ChosenAnimals = ReadonlyMap<number, string>;

export interface LinkedAnimal {
  readonly id: number;
  readonly name: string;
}

interface AnimalPickerProps {
  /** Listed in any case: the search has neither archived nor deceased animals. */
  readonly linked?: readonly LinkedAnimal[];
  readonly chosen: ChosenAnimals;
  readonly onChange: (chosen: ChosenAnimals) => void;
  readonly error?: string | undefined;
}

/** Search field and boxes of the user's own animals. */
export function AnimalPicker({ linked = [], chosen, onChange, error }: AnimalPickerProps) {
  const t = useTranslator("animalTransfers.offer");
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const { data, isLoading, isError, refetch } = useQueryCall(activationRoutes.ownAnimals, {
    query: { search },
  });
  const found = data?.results.map(({ animalId: id, petName: name }) => ({ id, name })) ?? [];
  const listed = search === "" ? addLinked(found, linked) : found;
  function toggle(id: number, name: string, isChosen: boolean) {
    const next = new Map(chosen);
    if (isChosen) next.set(id, name);
    else next.delete(id);
    onChange(next);
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">{t("animals")}</legend>
      <TextField
        type="search"
        label={t("search")}
        maxLength={limits.searchLength}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {isError && <FailedState message={t("failed")} retryLabel={t("retry")} onRetry={refetch} />}
      <div role="status" className="text-quiet empty:hidden">
        {isLoading && t("searching")}
        {data && listed.length === 0 && (search === "" ? t("noneYet") : t("none"))}
      </div>
      <div className="grid max-h-72 gap-1 overflow-y-auto empty:hidden">
        {listed.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.has(id)}
            onChange={({ currentTarget }) => toggle(id, name, currentTarget.checked)}
          />
        ))}
      </div>
      <p className="text-small text-quiet">{t("chosen", { count: chosen.size })}</p>
      <FieldNotes id="animals" error={error} />
    </fieldset>
  );
}

function addLinked(found: readonly LinkedAnimal[], linked: readonly LinkedAnimal[]) {
  return [...linked.filter((one) => !found.some(({ id }) => id === one.id)), ...found];
}
