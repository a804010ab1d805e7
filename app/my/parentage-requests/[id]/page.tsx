import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { ReportView } from "@/components/animals/results/parentage/report-view";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("parentage", (t) => ({ title: t("title") }));

export default async function ParentageReportPage({ params }: PageProps<"/my/parentage-requests/[id]">) {
  const id = parseId((await params).id) ?? notFound();
  const user = await requireUser(paths.parentageRequest(id));
  const report = await readOwnAsVisitor("parentage.report", { params: { id } });
  return <ReportView report={report} email={user.email} />;
}
