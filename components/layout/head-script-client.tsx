"use client";

import { headScript } from "@/lib/next/early-paint/head-script.mjs";
import { pressScript } from "@/lib/next/early-paint/replay-clicks-script.mjs";

/**
 * What every page is written with. A component of the client, so that it does not stand a second time in what the page
 * brings for React; and only the server has its text, since a browser has run it by then.
 */
export const HeadScript = ({ isForEverybody }: { readonly isForEverybody: boolean }) => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{
      __html: typeof window === "undefined" ? (isForEverybody ? headScript : pressScript) : "",
    }}
  />
);
