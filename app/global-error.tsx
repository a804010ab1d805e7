"use client";

import { FailureClient } from "@/components/layout/failure-client";
import { defaultLanguage } from "@/lib/config/languages";

/** Stands in for a root layout that failed itself. */
export default function GlobalError() {
  return (
    <html lang={defaultLanguage}>
      <body>
        <main>
          <FailureClient />
        </main>
      </body>
    </html>
  );
}
