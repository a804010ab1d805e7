"use client";

import { useSelectedLayoutSegment } from "next/navigation";

/** Which of the things that are done one at a time this is; signing in needs no title beside its own. */
export function FocusTitle({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
  const segment = useSelectedLayoutSegment();
  const title = segment === null ? undefined : titles[segment];
  return title === undefined ? null : <p className="text-lead font-semibold">{title}</p>;
}
