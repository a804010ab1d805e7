import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";
import { PortalLinks } from "./portal-links-client";
import type { ToolLink } from "./tool-links";
import { ChevronIcon } from "@/components/ui/chevron-icon";

interface PortalNavProps {
  readonly tools: readonly ToolLink[];
  readonly isAdmin: boolean;
  readonly t: Translator<"portal">;
}

/** The user's tools: beside the page, on a phone collapsed above it. */
export function PortalNav({ tools, isAdmin, t }: PortalNavProps) {
  const links = [
    { path: paths.my, label: t("overview") },
    ...tools.map(({ name, path, label }) => ({ name, path, label })),
    ...(isAdmin ? [{ path: paths.admin, label: t("administration") }] : []),
  ];
  const list = <PortalLinks links={links} />;
  return (
    <nav aria-label={t("menu")}>
      <details className="rounded-box border border-line bg-card desk:hidden">
        <summary className="flex h-12 items-center justify-between px-4 font-semibold">
          {t("menu")} <ChevronIcon />
        </summary>
        <div className="px-1 pb-2">{list}</div>
      </details>
      <div className="hidden desk:block">{list}</div>
    </nav>
  );
}
