"use client";

import { useEffect, useMemo, useRef } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { slug } from "@/lib/domain/slug";
import type { SpeciesName } from "@/lib/domain/species";
import { askForBreeds, useAskedBreeds } from "./asked-breeds";
import { BreedFilter } from "./breed-filter";
import { BreedLetters } from "./breed-letters";
import { readLines } from "./breed-lines";
import { pictureStyles } from "./breed-pictures";
import { findBreeds } from "./find-breeds";
import { useOtherNames } from "./use-other-names";

type IndexWord =
  "label" | "hint" | "button" | "groups" | "every" | "shown" | "also" | "nothing" | "clear" | "letters";

interface BreedIndexProps {
  /** Of all these breeds. */
  readonly species: SpeciesName;
  /** One a line, as `breedLines` writes them. */
  readonly breeds: string;
  readonly groups: readonly string[];
  readonly words: Readonly<Record<IndexWord, string>>;
}

/**
 * All breeds of a species under their letters, in the HTML like anything else. What makes this a client component is
 * the copy of itself from which a page wakes up, which of hundreds of links would hold every tag, and the filter.
 */
export function BreedIndex({ species, breeds: lines, groups, words }: BreedIndexProps) {
  const asked = useAskedBreeds();
  const { search, group } = asked;
  const field = useRef<HTMLInputElement>(null);
  const [otherNames, reach] = useOtherNames(species, search !== "");
  const breeds = useMemo(() => readLines(lines), [lines]);
  const pictures = useMemo(
    () =>
      pictureStyles(
        species,
        breeds.flatMap(({ coat }) => coat ?? []),
      ),
    [breeds, species],
  );
  const at = groups.findIndex((name) => slug(name) === group);
  const found = findBreeds(breeds, { search, group: at < 0 ? undefined : at }, otherNames);
  const isAsked = search !== "" || at >= 0;

  useEffect(() => {
    // Typed before the page woke up.
    const typed = field.current?.value ?? "";
    const { search: known } = Object.fromEntries(new URLSearchParams(location.search));
    if (typed !== "" && known === undefined) askForBreeds({ search: typed, group: "" }, false);
  }, []);

  function clear() {
    askForBreeds({ search: "", group: "" }, true);
    field.current?.focus();
  }

  return (
    <>
      <style>{pictures}</style>
      <BreedFilter
        asked={{ search, group: at < 0 ? "" : group }}
        groups={groups}
        field={field}
        words={words}
        onReach={reach}
      />
      <p role="status" className="mt-4 min-h-6 text-quiet">
        {isAsked && words.shown.replace("{shown}", `${found.length}`).replace("{count}", `${breeds.length}`)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={words.nothing}>
          <Button kind="secondary" onClick={clear}>
            {words.clear}
          </Button>
        </EmptyState>
      ) : (
        // Anew when an address that asks is opened: nothing of the whole list then moves under somebody's eyes.
        <BreedLetters key={`${isAsked}`} species={species} breeds={found} words={words} />
      )}
    </>
  );
}
