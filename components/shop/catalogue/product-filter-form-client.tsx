"use client";

import type { ReactNode } from "react";
import { useLanguage } from "#use-messages";
import { localPath } from "@/lib/navigation/addresses";
import { GetForm } from "@/components/links/get-form";
import { useFilters } from "./use-filters";

interface ProductFilterFormProps {
  readonly base: string;
  readonly label: string;
  readonly loadingLabel: string;
  /** Shorter texts are not submitted. */
  readonly minLength: number;
  /** Fields rendered on the server. They are uncontrolled: a late response does not overwrite what is typed. */
  readonly children: ReactNode;
}

/** A plain form without JavaScript; with it, changes load new results by themselves. */
export function ProductFilterForm({
  base,
  label,
  loadingLabel,
  minLength,
  children,
}: ProductFilterFormProps) {
  const { form, isPending, change, submit } = useFilters(localPath(base, useLanguage()), minLength);
  return (
    <GetForm
      ref={form}
      action={base}
      method="get"
      role="search"
      aria-label={label}
      data-pending={isPending || undefined}
      className="peer min-w-0"
      onChange={change}
      onSubmit={submit}
    >
      {children}
      <p role="status" className="sr-only">
        {isPending && loadingLabel}
      </p>
    </GetForm>
  );
}
