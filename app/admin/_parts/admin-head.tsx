import { AdminNav, type AdminPageName } from "@/components/top/admin/admin-nav";
import { countWaitingApprovals } from "@/lib/data/admin";
import { visitorMarket } from "@/lib/server/market";

/** Navigation of the admin pages. Render it only after `requireAdmin`. */
export async function AdminHead({ current }: { readonly current: AdminPageName }) {
  await visitorMarket();
  return <AdminNav current={current} pendingApprovals={await countWaitingApprovals()} />;
}
