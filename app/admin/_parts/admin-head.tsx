import { AdminNav, type AdminPageName } from "@/components/admin/admin-nav";
import { countWaiting } from "@/lib/data/admin";
import { visitorMarket } from "@/lib/server/market";
import { wordsOf } from "@/lib/server/words";

/** The way between the pages of the administration, for whoever is known to be an admin. */
export async function AdminHead({ current }: { readonly current: AdminPageName }) {
  const { language } = await visitorMarket();
  return <AdminNav current={current} waiting={await countWaiting()} words={wordsOf(language, "admin")} />;
}
