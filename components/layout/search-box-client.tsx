"use client";

import type { SyntheticEvent } from "react";
import { SearchIcon } from "./icons";

interface SearchBoxProps {
  readonly action: string;
  readonly maxLength: number;
  readonly words: { readonly label: string; readonly hint: string; readonly submit: string };
}

/** A plain form that goes only where there is something to look for. */
export function SearchBox({ action, maxLength, words }: SearchBoxProps) {
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    const text = field.value.trim();
    if (text === "") event.preventDefault();
    else field.value = text;
  }
  return (
    <form
      action={action}
      role="search"
      aria-label={words.label}
      onSubmit={submit}
      className="relative w-full"
    >
      <input
        type="search"
        name="q"
        aria-label={words.label}
        placeholder={words.hint}
        maxLength={maxLength}
        className="h-11 w-full rounded-full border border-edge bg-card pr-12 pl-4 text-small hover:border-ink"
      />
      <button
        type="submit"
        aria-label={words.submit}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-quiet hover:text-brand"
      >
        <SearchIcon />
      </button>
    </form>
  );
}
