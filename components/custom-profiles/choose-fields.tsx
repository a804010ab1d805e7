import { lazy, Suspense } from "react";
import { Field, controlLook } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import type { SpeciesName } from "@/lib/domain/species";
import type { BreedTests } from "@/store/custom-profiles";
import { type BuilderWords, fill } from "./custom-words";

const BreedField = lazy(() =>
  import("./breed-field-client").then(({ BreedField: field }) => ({ default: field })),
);

interface ChooseFieldsProps {
  readonly species: SpeciesName;
  readonly words: BuilderWords["builder"];
  /** What searches breeds is loaded in the browser; its place is there before. */
  readonly isAwake: boolean;
  readonly breed: BreedTests | "failed" | undefined;
  readonly onBreed: (id: number | undefined) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Narrowing the list: by breed, and by a part of a test's name. */
export function ChooseFields({ species, words, isAwake, breed, onBreed, ...rest }: ChooseFieldsProps) {
  const { search, onSearch } = rest;
  const waiting = (
    <Field id="breed-waiting" label={words.breed} hint={words.breedHint}>
      <input id="breed-waiting" disabled className={controlLook} />
    </Field>
  );
  return (
    <div className="mt-4 grid items-start gap-4 wide:grid-cols-2 [&_input]:scroll-my-48">
      {isAwake ? (
        <Suspense fallback={waiting}>
          <BreedField species={species} words={words} onChoose={onBreed} />
        </Suspense>
      ) : (
        waiting
      )}
      <TextField
        label={words.search}
        hint={words.searchHint}
        type="search"
        value={search}
        disabled={!isAwake}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <p role="status" className="text-quiet empty:hidden wide:col-span-2">
        {breed === "failed" && words.breedFailed}
        {typeof breed === "object" && breed.ids.length === 0 && fill(words.breedNone, { name: breed.name })}
      </p>
    </div>
  );
}
