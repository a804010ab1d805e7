import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { mainStyles } from "@/components/layout/main-styles";
import { ReducedHeader } from "@/components/layout/reduced-header";
import { documentClass } from "@/components/ui/styles/document-class";
import { defaultLanguage } from "@/lib/config/languages";
import { setRequestLanguage } from "@/lib/i18n/translate";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { privateMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = {
  ...privateMetadata,
  manifest: "/collect/manifest.webmanifest",
  icons: { icon: "/collect/icon-192.png", apple: "/collect/icon-192.png" },
};

export const viewport: Viewport = { themeColor: "#be185d" };

/** The shell of the collector page: static, without market, session and store, so that a phone can store it. */
export default function CollectLayout({ children }: { children: ReactNode }) {
  setRequestLanguage(defaultLanguage);
  return (
    <html lang={defaultLanguage} className={documentClass} data-user-type="guest">
      <body>
        <ReducedHeader home={fixedPaths.collect} />
        <main id="content" tabIndex={-1} className={mainStyles}>
          {children}
        </main>
      </body>
    </html>
  );
}
