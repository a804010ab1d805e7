import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { DescentView } from "@/components/animals/results/results/descent-view";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("results", (t) => ({ title: t("descent.title") }));

export default async function ClearByDescentPage({ params }: PageProps<"/my/animals/[id]/clear-by-descent">) {
  const id = parseId((await params).id) ?? notFound();
  await requireUser(paths.clearByDescent(id));
  const descent = await readOwnAsVisitor("results.clearByDescent", { params: { id } });
  return <DescentView descent={descent} />;
}
