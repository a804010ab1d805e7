import { useEffect } from "react";
import type { Suggestions } from "./suggestions-state";

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/**
 * Makes a combobox of a field that stood there before: it keeps its text, its focus and a phone's keyboard while what
 * belongs to it is being loaded.
 */
export function useComboboxField(input: HTMLInputElement, suggestions: Suggestions, listId: string): void {
  useEffect(() => {
    const followed = suggestions.subscribe(() => describe(input, suggestions, listId));
    const type = () => suggestions.type(input.value);
    const press = (event: KeyboardEvent) => pressed(event, suggestions, listId);
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !input.parentElement?.contains(target)) suggestions.close();
    };
    describe(input, suggestions, listId);
    input.addEventListener("input", type);
    input.addEventListener("keydown", press);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    // Somebody may have typed before this was here.
    if (input.value !== input.defaultValue) type();
    return () => {
      followed();
      suggestions.end();
      input.removeEventListener("input", type);
      input.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [input, suggestions, listId]);
}

function describe(input: HTMLInputElement, suggestions: Suggestions, listId: string): void {
  const { isOpen, items, active } = suggestions.getState();
  const hasList = isOpen && items.length > 0;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-expanded", String(hasList));
  say(input, "aria-controls", hasList ? listId : undefined);
  say(input, "aria-activedescendant", hasList && active >= 0 ? optionId(listId, active) : undefined);
}

function say(input: HTMLInputElement, name: string, value: string | undefined): void {
  if (value === undefined) input.removeAttribute(name);
  else input.setAttribute(name, value);
}

function pressed(event: KeyboardEvent, suggestions: Suggestions, listId: string): void {
  const { isOpen, active } = suggestions.getState();
  // Enter and the arrows belong to who is choosing among the signs of their own keyboard.
  if (event.isComposing) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    suggestions.move(event.key === "ArrowDown" ? 1 : -1);
  }
  if (event.key === "Escape" && isOpen) {
    event.preventDefault();
    suggestions.close();
  }
  if (event.key === "Enter" && isOpen && active >= 0) {
    event.preventDefault();
    document.getElementById(optionId(listId, active))?.click();
  }
}
