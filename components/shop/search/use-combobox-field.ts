import { useEffect } from "react";
import type { SuggestionsStore } from "./suggestions-store";

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Turns the existing input into a combobox: it keeps its text, focus and on-screen keyboard while the code loads. */
export function useComboboxField(
  input: HTMLInputElement,
  suggestions: SuggestionsStore,
  listId: string,
): void {
  useEffect(() => {
    const unsubscribe = suggestions.subscribe(() => setComboboxAttributes(input, suggestions, listId));
    const type = () => suggestions.type(input.value);
    const press = (event: KeyboardEvent) => handleKey(event, suggestions, listId);
    const leave = ({ target }: Event) => {
      // A replaced field has passed its suggestions on.
      if (!input.isConnected) return;
      if (target instanceof Node && !input.parentElement?.contains(target)) suggestions.close();
    };
    setComboboxAttributes(input, suggestions, listId);
    input.addEventListener("input", type);
    input.addEventListener("keydown", press);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    // The user may have typed before this code was loaded.
    if (input.value !== input.defaultValue) type();
    return () => {
      unsubscribe();
      input.removeEventListener("input", type);
      input.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [input, suggestions, listId]);
}

function setComboboxAttributes(input: HTMLInputElement, suggestions: SuggestionsStore, listId: string): void {
  const { isOpen, items, active } = suggestions.getState();
  const hasList = isOpen && items.length > 0;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-expanded", String(hasList));
  setOrRemoveAttribute(input, "aria-controls", hasList ? listId : undefined);
  setOrRemoveAttribute(
    input,
    "aria-activedescendant",
    hasList && active >= 0 ? optionId(listId, active) : undefined,
  );
}

function setOrRemoveAttribute(input: HTMLInputElement, name: string, value: string | undefined): void {
  if (value === undefined) input.removeAttribute(name);
  else input.setAttribute(name, value);
}

function handleKey(event: KeyboardEvent, suggestions: SuggestionsStore, listId: string): void {
  const { isOpen, active } = suggestions.getState();
  // During IME composition, Enter and the arrow keys belong to the input method.
  if (event.isComposing) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    suggestions.move(event.key === "ArrowDown" ? 1 : -1);
  }
  if (event.key === "Escape" && isOpen) {
    event.preventDefault();
    suggestions.close();
  }
  if (event.key !== "Enter") return;
  if (isOpen && active >= 0) {
    event.preventDefault();
    document.getElementById(optionId(listId, active))?.click();
  } else suggestions.close();
}
