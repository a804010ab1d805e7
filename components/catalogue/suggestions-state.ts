import type { FoundProducts } from "@/store/product-search";

type Suggestion = FoundProducts["results"][number];

export interface SuggestionsState {
  readonly text: string;
  readonly items: readonly Suggestion[];
  readonly count: number;
  readonly next: number | null;
  readonly isLoading: boolean;
  readonly isOpen: boolean;
  /** The one that Enter would take; -1 is none. */
  readonly active: number;
}

type Find = (text: string, page: number) => Promise<FoundProducts | undefined>;

const restMs = 800;

const idle: SuggestionsState = {
  text: "",
  items: [],
  count: 0,
  next: null,
  isLoading: false,
  isOpen: false,
  active: -1,
};

/** Idle, then loading, then open, then closed. Only the newest question is listened to. */
export function makeSuggestions(find: Find, minLength: number) {
  let state = idle;
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function change(to: Partial<SuggestionsState>): void {
    state = { ...state, ...to };
    listeners.forEach((tell) => tell());
  }

  /** Whatever is on its way comes too late. */
  function forget(): void {
    clearTimeout(timer);
    newest += 1;
  }

  async function ask(page: number): Promise<void> {
    const mine = (newest += 1);
    change({ isLoading: true });
    const found = await find(state.text, page).catch(() => undefined);
    if (mine !== newest) return;
    if (found === undefined) return change(page === 1 ? idle : { isLoading: false });
    const { results, count, next } = found;
    const items = page === 1 ? results : [...state.items, ...results];
    change({ items, count, next, isLoading: false, isOpen: true, ...(page === 1 && { active: -1 }) });
  }

  return {
    getState: () => state,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    type(value: string): void {
      const text = value.trim();
      forget();
      // Counted as people do: a letter outside of the first 65 thousand is one.
      if ([...text].length < minLength) return change(idle);
      change({ text, isLoading: false, active: -1 });
      timer = setTimeout(() => void ask(1), restMs);
    },
    more(): void {
      if (state.isOpen && !state.isLoading && state.next !== null) void ask(state.next);
    },
    close(): void {
      forget();
      change({ isOpen: false, isLoading: false, active: -1 });
    },
    /** With the arrows: opens again what was closed, then goes round. */
    move(step: 1 | -1): void {
      const { items, isOpen, active } = state;
      if (items.length === 0) return;
      if (!isOpen) return change({ isOpen: true });
      const from = active === -1 && step === -1 ? 0 : active;
      change({ active: (from + step + items.length) % items.length });
    },
    end: forget,
  };
}

export type Suggestions = ReturnType<typeof makeSuggestions>;
