"use client";

import { useSelectedLayoutSegment } from "next/navigation";

/** Title of the current step-by-step flow, such as checkout. */
export function FocusTitle({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
  const segment = useSelectedLayoutSegment();
  const title = segment === null ? undefined : titles[segment];
  return title === undefined ? null : <p className="text-lead font-semibold">{title}</p>;
}
