"use client";

import type { ReactNode } from "react";
import { useFilters } from "./use-filters";

interface FilterFormProps {
  readonly base: string;
  readonly label: string;
  readonly loadingLabel: string;
  /** The fields, made on the server: they keep what is typed into them, whatever answer arrives late. */
  readonly children: ReactNode;
}

/** Without a script a form with a button; with one it asks by itself. What it found stands beside it. */
export function FilterForm({ base, label, loadingLabel, children }: FilterFormProps) {
  const { form, isPending, change, submit } = useFilters(base);
  return (
    <form
      ref={form}
      action={base}
      method="get"
      role="search"
      aria-label={label}
      autoComplete="off"
      data-pending={isPending || undefined}
      className="peer min-w-0"
      onChange={change}
      onSubmit={submit}
    >
      {children}
      <p role="status" className="sr-only">
        {isPending && loadingLabel}
      </p>
    </form>
  );
}
