import type { Metadata } from "next";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { ConsentList } from "@/components/animals/results/parentage/consent-list";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export async function generateMetadata(): Promise<Metadata> {
  await visitorMarket();
  return { title: translate("parentage")("consents.title") };
}

/** Open to all account types: every owner can receive consent requests. */
export default async function ParentageConsentsPage() {
  const user = await requireUser(paths.parentageConsents);
  await visitorMarket();
  const requests = await readAsVisitor("parentage.consents", {});
  return <ConsentList requests={requests} country={user.countryCode} />;
}
