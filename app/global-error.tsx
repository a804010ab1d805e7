"use client";

import { ErrorView, type ErrorViewProps } from "@/components/layout/error-view-client";
import { mainStyles } from "@/components/layout/main-styles";
import { documentClass } from "@/components/ui/styles/document-class";
import { MessagesProvider } from "@/lib/i18n/messages-provider-client";
import english from "@/messages/en/top/error-page.json";
import { defaultLanguage } from "@/lib/config/languages";

/** Replaces the root layout when that fails. Its language is not known here, so the page is in English. */
export default function GlobalError({ error }: ErrorViewProps) {
  return (
    <html lang={defaultLanguage} className={documentClass}>
      <body>
        <main className={mainStyles}>
          <MessagesProvider messages={{ errorPage: english }}>
            <ErrorView error={error} />
          </MessagesProvider>
        </main>
      </body>
    </html>
  );
}
