import { useState } from "react";
import type { ListedAnimal } from "@/store/api/animals/animals";

export interface Selection {
  readonly animals: readonly ListedAnimal[];
  has(id: number): boolean;
  toggle(animal: ListedAnimal): void;
  /** Selects all of them, or none if all are selected. */
  toggleAll(animals: readonly ListedAnimal[]): void;
  remove(ids: readonly number[]): void;
  clear(): void;
}

/** Animals chosen in a list. They stay chosen while more of the list is loaded. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, ListedAnimal>>(new Map());

  function toggle(animal: ListedAnimal) {
    const next = new Map(chosen);
    if (!next.delete(animal.id)) next.set(animal.id, animal);
    setChosen(next);
  }

  function toggleAll(animals: readonly ListedAnimal[]) {
    const isAll = animals.every(({ id }) => chosen.has(id));
    setChosen(new Map(isAll ? [] : animals.map((animal) => [animal.id, animal])));
  }

  return {
    animals: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle,
    toggleAll,
    remove: (ids) => setChosen(new Map([...chosen].filter(([id]) => !ids.includes(id)))),
    clear: () => setChosen(new Map()),
  };
}
