import { useRef, useState } from "react";
import type { Option } from "@/components/ui/select";
import type { SpeciesName } from "@/lib/domain/species";
import { breedsRoutes } from "@/lib/contract/shop/breeds/breeds.routes";
import { useShopDispatch } from "@/store/hooks";
import { callApi } from "@/store/api/call-api";

interface BreedFilter {
  readonly species?: SpeciesName;
  /** Barcodes of kits, comma-separated: only breeds that the kits can be used for are found. */
  readonly barcodes?: string;
}

interface SearchResult {
  readonly query: string;
  readonly options: readonly Option[];
  readonly next: number | null;
}

/** Searches breeds by a part of their name, page by page. The response of an outdated search is ignored. */
export function useBreedSearch(filter: BreedFilter = {}) {
  const dispatch = useShopDispatch();
  const latestRequest = useRef(0);
  const [result, setResult] = useState<SearchResult>({ query: "", options: [], next: null });
  const [isLoading, setIsLoading] = useState(false);

  async function load(query: string, page: number, previous: readonly Option[]) {
    latestRequest.current += 1;
    const request = latestRequest.current;
    setIsLoading(true);
    const response = await dispatch(callApi(breedsRoutes.list, { query: { ...filter, name: query, page } }));
    if (request !== latestRequest.current) return;
    const breeds = response.ok ? response.data : undefined;
    const more = breeds?.results.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
    setResult({ query, options: [...previous, ...more], next: breeds?.next ?? null });
    setIsLoading(false);
  }

  return {
    options: result.options,
    isLoading,
    search: (text: string) => void load(text.trim(), 1, []),
    more: () => void (result.next !== null && load(result.query, result.next, result.options)),
  };
}
