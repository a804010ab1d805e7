"use client";

import type { SyntheticEvent } from "react";
import { useMessages } from "#use-messages";
import { GetForm } from "@/components/links/get-form";
import { SearchIcon } from "@/components/layout/icons";

/** Plain search form; an empty query is not submitted. */
export function SearchBox({ action, maxLength }: { readonly action: string; readonly maxLength: number }) {
  const messages = useMessages("layout.search");
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    const query = field.value.trim();
    if (query === "") event.preventDefault();
    else field.value = query;
  }
  return (
    <GetForm
      action={action}
      role="search"
      aria-label={messages.label}
      onSubmit={submit}
      className="relative w-full"
    >
      <input
        type="search"
        name="q"
        aria-label={messages.label}
        placeholder={messages.hint}
        maxLength={maxLength}
        className="h-11 w-full rounded-full border border-edge bg-card pr-12 pl-4 text-small hover:border-ink"
      />
      <button
        type="submit"
        aria-label={messages.submit}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-quiet hover:text-brand"
      >
        <SearchIcon />
      </button>
    </GetForm>
  );
}
