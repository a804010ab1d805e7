import { Suspense } from "react";
import { useTranslator } from "#use-messages";
import { Field, controlStyles } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import type { SpeciesName } from "@/lib/domain/species";
import type { BreedTests } from "@/store/api/orders/custom-profiles";
import { lazyPart } from "@/components/ui/lazy-part";

const BreedField = lazyPart(async () => (await import("./breed-field-client")).BreedField);

interface TestFilterFieldsProps {
  readonly species: SpeciesName;
  /** The breed search is loaded in the browser; a disabled field keeps its place until then. */
  readonly isHydrated: boolean;
  readonly breed: BreedTests | "failed" | undefined;
  readonly onBreed: (id: number | undefined) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Filters of the test list: breed, and part of a test's name. */
export function TestFilterFields({ species, isHydrated, breed, onBreed, ...rest }: TestFilterFieldsProps) {
  const t = useTranslator("customProfiles.builder");
  const { search, onSearch } = rest;
  const placeholder = (
    <Field id="breed-waiting" label={t("breed")} hint={t("breedHint")}>
      <input id="breed-waiting" disabled className={controlStyles} />
    </Field>
  );
  return (
    <div className="mt-4 grid items-start gap-4 wide:grid-cols-2 [&_input]:scroll-my-48">
      {isHydrated ? (
        <Suspense fallback={placeholder}>
          <BreedField species={species} onChoose={onBreed} />
        </Suspense>
      ) : (
        placeholder
      )}
      <TextField
        label={t("search")}
        hint={t("searchHint")}
        type="search"
        value={search}
        disabled={!isHydrated}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <p role="status" className="text-quiet empty:hidden wide:col-span-2">
        {breed === "failed" && t("breedFailed")}
        {typeof breed === "object" && breed.ids.length === 0 && t("breedNone", { name: breed.name })}
      </p>
    </div>
  );
}
