import type { Metadata } from "next";
import { Link } from "@/components/links/link";
import { Illustration } from "@/components/shop/public/illustration";
import { mainStyles } from "@/components/layout/main-styles";
import { NotFoundView } from "@/components/layout/not-found-view";
import { ReducedHeader } from "@/components/layout/reduced-header";
import { cn } from "@/components/ui/class-names";
import { documentClass } from "@/components/ui/styles/document-class";
import { brand } from "@/lib/config/brand";
import { defaultLanguage } from "@/lib/config/languages";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/shop/pictures";
import { getTranslator } from "@/lib/i18n/messages";
import { setRequestLanguage } from "@/lib/i18n/translate";

const t = getTranslator(defaultLanguage, "common");

export const metadata: Metadata = {
  title: `${t("notFound.title")} | ${brand.name}`,
  description: t("notFound.hint"),
};

const links = [
  ["store", paths.store],
  ["search", paths.search],
  ["contact", paths.pages.contact],
] as const;
const picture = pictures.pet("canine", { kind: "wire", colour: "gold" });

/** A few links instead of the menus. */
const NotFoundLinks = () => (
  <nav aria-label={t("notFound.linksLabel")}>
    <ul className="flex flex-wrap gap-x-6">
      {links.map(([name, href]) => (
        <li key={name}>
          <Link href={href} className="inline-flex min-h-11 items-center">
            {t(`notFound.links.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

export default function GlobalNotFound() {
  setRequestLanguage(defaultLanguage);
  return (
    <html lang={defaultLanguage} className={documentClass}>
      <body>
        <ReducedHeader />
        <main className={cn(mainStyles, "grid content-start justify-items-start gap-4")}>
          <Illustration src={picture} kind="pet" className="size-24 rounded-full" />
          <NotFoundView />
          <NotFoundLinks />
        </main>
      </body>
    </html>
  );
}
