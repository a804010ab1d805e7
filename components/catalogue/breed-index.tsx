import type { ListedBreed } from "@/lib/contract/breeds.types";
import { paths } from "@/lib/domain/paths";
import { sortKey } from "@/lib/domain/sort-key";

const lettersLook =
  "flex flex-wrap gap-1 [&_a]:grid [&_a]:size-11 [&_a]:place-items-center [&_a]:rounded-box [&_a]:bg-card " +
  "[&_a]:font-semibold [&_a]:no-underline [&_a:hover]:bg-brand-soft";

interface BreedIndexProps {
  readonly breeds: readonly ListedBreed[];
  readonly lettersLabel: string;
}

/** All breeds of a species under their letters. Hundreds of links: nothing but text in each. */
export function BreedIndex({ breeds, lettersLabel }: BreedIndexProps) {
  const groups = byLetter(breeds);
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
        <section key={letter} aria-labelledby={`letter-${letter}`} className="grid gap-2">
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul className="gap-6 wide:columns-2 desk:columns-4 [&_a]:inline-block [&_a]:py-1">
            {group.map((breed) => (
              <li key={breed.id}>
                <a href={paths.breed(breed)}>{breed.name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function byLetter(breeds: readonly ListedBreed[]): ReadonlyMap<string, readonly ListedBreed[]> {
  const groups = new Map<string, ListedBreed[]>();
  for (const breed of breeds) {
    const letter = firstLetter(breed.name);
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
