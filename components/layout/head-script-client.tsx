"use client";

import { headScript } from "@/lib/next/head-script.mjs";
import { earlyPaintScript } from "@/lib/next/early-paint/early-paint-script.mjs";

/**
 * Inline script in the head of every page. A client component, so that the text is not repeated in the flight data; only
 * the server has the text, because the browser has run it before hydration.
 */
export const HeadScript = ({ isCachedPage }: { readonly isCachedPage: boolean }) => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{
      __html: typeof window === "undefined" ? (isCachedPage ? headScript : earlyPaintScript) : "",
    }}
  />
);
