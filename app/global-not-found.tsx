import type { Metadata } from "next";
import { mainLook } from "@/components/layout/main-look";
import { NotFoundView } from "@/components/layout/not-found-view";
import { ReducedHeader } from "@/components/layout/reduced-header";
import { documentClass } from "@/components/ui/styles/look";
import { brand } from "@/lib/config/brand";
import { defaultLanguage } from "@/lib/config/languages";
import { wordsOf } from "@/lib/server/words";

const words = wordsOf(defaultLanguage, "common");

export const metadata: Metadata = {
  title: `${words("notFoundTitle")} | ${brand.name}`,
  description: words("notFoundHint"),
};

export default function GlobalNotFound() {
  return (
    <html lang={defaultLanguage} className={documentClass}>
      <body>
        <ReducedHeader />
        <main className={mainLook}>
          <NotFoundView words={words} />
        </main>
      </body>
    </html>
  );
}
