import { useEffect, useRef, useState } from "react";

interface FoundPage<Item> {
  readonly results: readonly Item[];
  readonly next: number | null;
}

interface SearchState<Item> {
  readonly query: string;
  readonly items: readonly Item[];
  readonly next: number | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Searches a list page by page. The first page is loaded at once; a late response of an earlier search is ignored. */
export function usePagedSearch<Item>(
  loadPage: (query: string, page: number) => Promise<FoundPage<Item> | undefined>,
) {
  const latest = useRef(0);
  const [state, setState] = useState<SearchState<Item>>({
    query: "",
    items: [],
    next: null,
    isLoading: true,
    hasFailed: false,
  });

  async function load(query: string, page: number, previous: readonly Item[]) {
    latest.current += 1;
    const request = latest.current;
    setState((before) => ({ ...before, isLoading: true, hasFailed: false }));
    const found = await loadPage(query, page);
    if (request !== latest.current) return;
    setState({
      query,
      items: found ? [...previous, ...found.results] : previous,
      next: found?.next ?? null,
      isLoading: false,
      hasFailed: found === undefined,
    });
  }

  const start = useRef(load);
  useEffect(() => void start.current("", 1, []), []);

  return {
    ...state,
    search: (text: string) => void load(text.trim(), 1, []),
    more: () => void (state.next !== null && load(state.query, state.next, state.items)),
    retry: () => void load(state.query, 1, []),
  };
}
