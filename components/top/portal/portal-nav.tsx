import type { ReactNode } from "react";
import { translate } from "@/lib/i18n/translate";
import type { UserType } from "@/lib/config/user-types";
import { coveredBy, type NavGroup } from "./nav-groups";
import { paths } from "@/lib/navigation/paths";
import { NavGroups } from "./nav-groups-client";
import { SideNav } from "./side-nav";
import { TabBar } from "./tab-bar-client";

interface PortalNavProps {
  readonly groups: readonly NavGroup[];
  readonly type: UserType;
  readonly isAdmin: boolean;
  /** On narrow screens, where the header has no room for it. */
  readonly children?: ReactNode;
}

const navId = "portal-nav";

/** The user's tools by subject, and on phones the most used ones at the bottom of the screen. */
export function PortalNav({ groups, type, isAdmin, children }: PortalNavProps) {
  const t = translate("portal");
  const overview = { path: paths.my, label: t("overview"), icon: "home" } as const;
  const animals = type === "vet" ? paths.myPatients : paths.myAnimals;
  const administration = { path: paths.admin, label: t("administration"), icon: "badge" } as const;
  return (
    <>
      <SideNav id={navId} label={t("menu")}>
        <NavGroups links={isAdmin ? [overview, administration] : [overview]} groups={groups} />
        <div className="desk:hidden">{children}</div>
      </SideNav>
      <TabBar
        label={t("tabs.label")}
        tabs={[
          overview,
          { path: animals, label: t("tabs.animals", { type }), icon: "paw", ...coveredBy(animals) },
          { path: paths.activate, label: t("tabs.activate"), icon: "tube" },
          { path: paths.orders, label: t("tabs.orders"), icon: "card" },
        ]}
        more={{ label: t("tabs.more"), navId }}
      />
    </>
  );
}
