import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ConsentList } from "@/components/animals/results/parentage/consent-list";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("parentage", (t) => ({ title: t("consents.title") }));

/** Open to all account types: every owner can receive consent requests. */
export default async function ParentageConsentsPage() {
  await requireUser(paths.parentageConsents);
  const requests = await readAsVisitor("parentage.consents", {});
  return <ConsentList requests={requests} />;
}
