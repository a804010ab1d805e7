"use client";

import { FailureClient } from "@/components/layout/failure-client";
import { mainLook } from "@/components/layout/main-look";
import { documentClass } from "@/components/ui/styles/look";
import { defaultLanguage } from "@/lib/config/languages";

/** Stands in for a root layout that failed itself. */
export default function GlobalError() {
  return (
    <html lang={defaultLanguage} className={documentClass}>
      <body>
        <main className={mainLook}>
          <FailureClient />
        </main>
      </body>
    </html>
  );
}
