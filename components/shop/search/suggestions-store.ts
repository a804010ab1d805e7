import type { FoundProducts } from "./fetch-suggestions";

type Suggestion = FoundProducts["results"][number];

export interface SuggestionsState {
  readonly text: string;
  readonly items: readonly Suggestion[];
  readonly count: number;
  readonly next: number | null;
  readonly isLoading: boolean;
  readonly isOpen: boolean;
  /** Index of the option that Enter selects; -1 for none. */
  readonly active: number;
}

type FindProducts = (text: string, page: number) => Promise<FoundProducts | undefined>;

const typingDelayMs = 800;

const idle: SuggestionsState = {
  text: "",
  items: [],
  count: 0,
  next: null,
  isLoading: false,
  isOpen: false,
  active: -1,
};

/** State machine: idle, loading, open, closed. Only the response to the newest request counts. */
export function createSuggestionsStore(find: FindProducts, minLength: number) {
  let state = idle;
  let newestRequest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function update(changes: Partial<SuggestionsState>): void {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  }

  /** Ignores the response to a pending request. */
  function cancel(): void {
    clearTimeout(timer);
    newestRequest += 1;
  }

  async function load(page: number): Promise<void> {
    const request = (newestRequest += 1);
    update({ isLoading: true });
    const found = await find(state.text, page).catch(() => undefined);
    if (request !== newestRequest) return;
    if (found === undefined) return update(page === 1 ? idle : { isLoading: false });
    const { results, count, next } = found;
    const items = page === 1 ? results : [...state.items, ...results];
    update({ items, count, next, isLoading: false, isOpen: true, ...(page === 1 && { active: -1 }) });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(value: string): void {
      const text = value.trim();
      cancel();
      // Counts characters, not UTF-16 units.
      if ([...text].length < minLength) return update(idle);
      update({ text, isLoading: false, active: -1 });
      timer = setTimeout(() => void load(1), typingDelayMs);
    },
    more(): void {
      if (state.isOpen && !state.isLoading && state.next !== null) void load(state.next);
    },
    close(): void {
      cancel();
      update({ isOpen: false, isLoading: false, active: -1 });
    },
    /** Arrow keys: reopens a closed list, then moves through it and wraps around. */
    move(step: 1 | -1): void {
      const { items, isOpen, active } = state;
      if (items.length === 0) return;
      if (!isOpen) return update({ isOpen: true });
      const from = active === -1 && step === -1 ? 0 : active;
      update({ active: (from + step + items.length) % items.length });
    },
    dispose: cancel,
  };
}

export type SuggestionsStore = ReturnType<typeof createSuggestionsStore>;
