import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { DocumentsView } from "@/components/animals/results/documents/documents-view";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("documents", (t) => ({ title: t("title") }));

export default async function DocumentsPage({ params }: PageProps<"/my/animals/[id]/documents">) {
  const id = parseId((await params).id) ?? notFound();
  const user = await requireUser(paths.animalDocuments(id));
  const list = await readOwnAsVisitor("reports.list", { params: { id } });
  return <DocumentsView list={list} user={user} />;
}
