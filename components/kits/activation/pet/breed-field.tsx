import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { useBreedSearch } from "@/components/account/public/use-breed-search";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox-client";
import type { SpeciesName } from "@/lib/domain/species";
import type { Named } from "@/store/slices/activation-record";

interface BreedFieldProps {
  readonly chosen: Named | undefined;
  readonly onChoose: (breed: Named | undefined) => void;
  readonly species: SpeciesName | undefined;
  /** Barcodes of the kit, comma-separated: it may be made for some breeds only. */
  readonly barcodes: string | undefined;
  /** The user's own breeds come first. */
  readonly presets: readonly Named[];
  readonly error?: string | undefined;
}

const presetStyles =
  "min-h-11 rounded-full border border-edge bg-card px-4 text-small font-medium hover:border-ink";

/** The user's breeds as buttons, and a search box for all others. */
export function BreedField({ chosen, onChoose, species, barcodes, presets, error }: BreedFieldProps) {
  const t = useTranslator("activation.pet");
  const [isChanging, setChanging] = useState(false);
  const search = useBreedSearch({ ...(species && { species }), ...(barcodes && { barcodes }) });
  const isChosen = chosen !== undefined && !isChanging;
  const change = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const expectFocus = useFocusAfterChange(
    isChosen,
    () => change.current ?? fields.current?.querySelector("input"),
  );
  function choose(breed: Named) {
    expectFocus(true);
    setChanging(false);
    onChoose(breed);
  }
  if (isChosen)
    return (
      <div className="flex items-center justify-between gap-4 rounded-box bg-sand py-1 pl-4">
        <p role="status" className="font-medium">
          {t("breedChosen", { name: chosen.name })}
        </p>
        <Button
          ref={change}
          kind="quiet"
          aria-label={t("breedChangeNamed", { name: chosen.name })}
          onClick={() => {
            expectFocus(true);
            setChanging(true);
          }}
        >
          {t("breedChange")}
        </Button>
      </div>
    );
  return (
    <div ref={fields} className="grid gap-3">
      {presets.length > 0 && <Presets breeds={presets} onChoose={choose} />}
      <Combobox
        label={t("breedSearch")}
        hint={t("breedHint")}
        error={error}
        options={search.options}
        onSearch={search.search}
        onMore={search.more}
        isLoading={search.isLoading}
        loadingLabel={t("breedLoading")}
        emptyLabel={t("breedEmpty")}
        onChoose={(option) => option && choose({ id: Number(option.value), name: option.label })}
      />
    </div>
  );
}

interface PresetsProps {
  readonly breeds: readonly Named[];
  readonly onChoose: (breed: Named) => void;
}

/** The user's own breeds, one button each. */
function Presets({ breeds, onChoose }: PresetsProps) {
  const t = useTranslator("activation.pet");
  return (
    <div role="group" aria-label={t("presets")} className="flex flex-wrap gap-2">
      {breeds.map((breed) => (
        <button key={breed.id} type="button" className={presetStyles} onClick={() => onChoose(breed)}>
          {breed.name}
        </button>
      ))}
    </div>
  );
}
