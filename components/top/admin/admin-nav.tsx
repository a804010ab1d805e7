import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { NavGroups } from "@/components/top/portal/nav-groups-client";
import { SideNav } from "@/components/top/portal/side-nav";
import { adminNavId } from "./admin-header";

/** The admin pages, with the number of pending approvals. */
export function AdminNav({ pendingApprovals: count }: { readonly pendingApprovals: number }) {
  const t = translate("admin");
  const note = count > 0 && { note: t("pendingApprovals", { count }) };
  return (
    <SideNav id={adminNavId} label={t("nav.label")}>
      <NavGroups
        links={[
          { path: paths.admin, label: t("nav.users"), icon: "user" },
          { path: paths.approvals, label: t("nav.approvals"), icon: "badge", ...note },
          { path: paths.adminOrders, label: t("nav.orders"), icon: "parcel" },
          { path: paths.adminPayments, label: t("nav.payments"), icon: "card" },
          { path: paths.adminLab, label: t("nav.lab"), icon: "tube" },
          { path: paths.adminContact, label: t("nav.contact"), icon: "hand" },
          { path: paths.adminShows, label: t("nav.shows"), icon: "flag" },
          { path: paths.adminJobs, label: t("nav.jobs"), icon: "stack" },
          { path: paths.mails, label: t("nav.mails"), icon: "report" },
        ]}
      />
    </SideNav>
  );
}
