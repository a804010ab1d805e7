import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { ChevronIcon } from "@/components/ui/chevron-icon";
import { groupTools } from "./tool-groups";
import { PortalLinks } from "./portal-links-client";
import type { ToolLink } from "./tool-links";

interface PortalNavProps {
  readonly tools: readonly ToolLink[];
  readonly isAdmin: boolean;
}

/** The user's tools by subject: beside the page, on a phone collapsed above it. */
export function PortalNav({ tools, isAdmin }: PortalNavProps) {
  const t = translate("portal");
  const groups = [
    { links: [{ path: paths.my, label: t("overview") }] },
    ...groupTools(tools).map((group) => ({
      label: t(`toolGroups.${group.name}`),
      links: group.tools.map(({ name, path, label }) => ({ name, path, label })),
    })),
    ...(isAdmin ? [{ links: [{ path: paths.admin, label: t("administration") }] }] : []),
  ];
  const list = <PortalLinks groups={groups} />;
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
