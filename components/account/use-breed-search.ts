import { useRef, useState } from "react";
import type { Option } from "@/components/ui/select";
import { useShopDispatch } from "@/store/hooks";
import { findBreeds } from "@/store/profile";

interface Found {
  readonly text: string;
  readonly options: readonly Option[];
  readonly next: number | null;
}

/** Breeds by a part of their name, page after page. An answer that has been overtaken is not shown. */
export function useBreedSearch() {
  const dispatch = useShopDispatch();
  const turn = useRef(0);
  const [found, setFound] = useState<Found>({ text: "", options: [], next: null });
  const [isLoading, setIsLoading] = useState(false);

  async function read(text: string, page: number, before: readonly Option[]) {
    turn.current += 1;
    const mine = turn.current;
    setIsLoading(true);
    const answer = await dispatch(findBreeds(text, page));
    if (mine !== turn.current) return;
    const more = answer?.results.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
    setFound({ text, options: [...before, ...more], next: answer?.next ?? null });
    setIsLoading(false);
  }

  return {
    options: found.options,
    isLoading,
    search: (text: string) => void read(text.trim(), 1, []),
    more: () => void (found.next !== null && read(found.text, found.next, found.options)),
  };
}
