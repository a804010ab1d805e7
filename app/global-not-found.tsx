import type { Metadata } from "next";
import { Drawing } from "@/components/content/drawing";
import { mainLook } from "@/components/layout/main-look";
import { NotFoundView } from "@/components/layout/not-found-view";
import { ReducedHeader } from "@/components/layout/reduced-header";
import { cn } from "@/components/ui/class-names";
import { documentClass } from "@/components/ui/styles/look";
import { brand } from "@/lib/config/brand";
import { defaultLanguage } from "@/lib/config/languages";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/pictures";
import { wordsOf } from "@/lib/server/words";

const words = wordsOf(defaultLanguage, "common");

export const metadata: Metadata = {
  title: `${words("notFoundTitle")} | ${brand.name}`,
  description: words("notFoundHint"),
};

const ways = [
  ["store", paths.store],
  ["search", paths.search],
  ["contact", paths.pages.contact],
] as const;
const lost = pictures.pet("canine", { kind: "wire", colour: "gold" });

/** No menus here: the address belongs to no part of the shop. */
const Elsewhere = () => (
  <nav aria-label={words("notFoundElsewhere")}>
    <ul className="flex flex-wrap gap-x-6">
      {ways.map(([way, href]) => (
        <li key={way}>
          <a href={href} className="inline-flex min-h-11 items-center">
            {words(`notFoundWays.${way}`)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export default function GlobalNotFound() {
  return (
    <html lang={defaultLanguage} className={documentClass}>
      <body>
        <ReducedHeader />
        <main className={cn(mainLook, "grid content-start justify-items-start gap-4")}>
          <Drawing src={lost} kind="pet" className="size-24 rounded-full" />
          <NotFoundView words={words} />
          <Elsewhere />
        </main>
      </body>
    </html>
  );
}
