"use client";

import { paths } from "@/lib/domain/paths";
import { sortKey } from "@/lib/domain/sort-key";
import type { SpeciesName } from "@/lib/domain/species";

type IndexedBreed = readonly [id: number, name: string];

/** On the list, not on each of hundreds of links. */
const breedListLook =
  "mt-2 gap-6 wide:columns-2 desk:columns-3 full:columns-4 [&_a]:inline-block [&_a]:py-1 [&_a]:text-ink [&_a]:no-underline [&_a:hover]:text-brand [&_a:hover]:underline";
const lettersLook =
  "flex flex-wrap gap-1 [&_a]:grid [&_a]:size-11 [&_a]:place-items-center [&_a]:rounded-box [&_a]:bg-card " +
  "[&_a]:font-semibold [&_a]:no-underline [&_a:hover]:bg-brand-soft";

interface BreedIndexProps {
  /** Of all these breeds. */
  readonly species: SpeciesName;
  /** One a line, `7 Beagle`: of hundreds, brackets and quotes would weigh as much as the names. */
  readonly breeds: string;
  readonly lettersLabel: string;
}

/**
 * All breeds of a species under their letters, in the HTML like anything else. What makes this a client component is
 * the copy of itself from which a page wakes up: of hundreds of links that would hold every tag, and of this ids and
 * names.
 */
export function BreedIndex({ species, breeds, lettersLabel }: BreedIndexProps) {
  const groups = byLetter(readLines(breeds));
  return (
    <>
      <nav aria-label={lettersLabel}>
        <ul className={lettersLook}>
          {[...groups.keys()].map((letter) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {[...groups].map(([letter, group]) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className="mt-8 border-t border-line pt-4">
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul className={breedListLook}>
            {group.map(([id, name]) => (
              <li key={id}>
                <a href={paths.breed({ id, name, species: { name: species } })}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function readLines(breeds: string): readonly IndexedBreed[] {
  return breeds.split("\n").map((line) => {
    const gap = line.indexOf(" ");
    return [Number(line.slice(0, gap)), line.slice(gap + 1)];
  });
}

function byLetter(breeds: readonly IndexedBreed[]): ReadonlyMap<string, readonly IndexedBreed[]> {
  const groups = new Map<string, IndexedBreed[]>();
  for (const breed of breeds) {
    const letter = firstLetter(breed[1]);
    const group = groups.get(letter);
    if (group) group.push(breed);
    else groups.set(letter, [breed]);
  }
  return groups;
}

function firstLetter(name: string): string {
  const letter = sortKey(name).charAt(0);
  return /[a-z]/.test(letter) ? letter.toUpperCase() : "0-9";
}
