import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { ShowView } from "@/components/community/shows/show-view";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("shows", (t) => ({ title: t("title") }));

export default async function ShowPage({ params }: PageProps<"/my/shows/[id]">) {
  await requireTool("shows");
  const id = parseId((await params).id) ?? notFound();
  const show = await readOwnAsVisitor("shows.get", { params: { id } });
  return <ShowView show={show} />;
}
