import { useRef, useState } from "react";
import { limits } from "@/lib/config/limits";
import { type AnimalFilter, fetchAnimals, type ListedAnimal } from "@/store/api/animals/animals";
import { useShopDispatch } from "@/store/hooks";

interface FirstPage {
  readonly results: readonly ListedAnimal[];
  readonly count: number;
}

/**
 * The animals of a list: page 1 comes with the page and replaces the list, later pages are appended. The next page is
 * counted from what is listed, because removed animals move the others forward.
 */
export function useAnimalPages(first: FirstPage, filter: AnimalFilter) {
  const dispatch = useShopDispatch();
  const [source, setSource] = useState(first);
  const [animals, setAnimals] = useState(first.results);
  const [count, setCount] = useState(first.count);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  // State is updated by the next render: several scroll events may come before that.
  const isBusy = useRef(false);
  if (source !== first) {
    setSource(first);
    setAnimals(first.results);
    setCount(first.count);
  }
  const hasMore = animals.length < count;

  async function loadMore(): Promise<void> {
    if (isBusy.current || !hasMore) return;
    isBusy.current = true;
    setIsLoading(true);
    setFailure(undefined);
    const page = Math.floor(animals.length / limits.animalsPerPage) + 1;
    const fetched = await dispatch(fetchAnimals(filter, page));
    isBusy.current = false;
    setIsLoading(false);
    if (!fetched.ok) return setFailure(fetched.message);
    setAnimals((listed) => append(listed, fetched.animals));
    // Nothing new means that the list has become shorter elsewhere.
    setCount(fetched.animals.length === 0 ? animals.length : fetched.count);
  }

  return {
    animals,
    count,
    hasMore,
    isLoading,
    failure,
    loadMore: () => void loadMore(),
    remove: (id: number) => {
      setAnimals((listed) => listed.filter((animal) => animal.id !== id));
      setCount((before) => Math.max(0, before - 1));
    },
  };
}

function append(listed: readonly ListedAnimal[], more: readonly ListedAnimal[]): readonly ListedAnimal[] {
  const known = new Set(listed.map(({ id }) => id));
  return [...listed, ...more.filter(({ id }) => !known.has(id))];
}
