import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { AcmFormView } from "@/components/community/acm-forms/acm-form-view";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("acmForms", (t) => ({ title: t("title") }));

export default async function AcmFormPage({ params }: PageProps<"/my/acm-form-requests/[id]">) {
  await requireTool("acm-form");
  const id = parseId((await params).id) ?? notFound();
  const form = await readOwnAsVisitor("acmForms.get", { params: { id } });
  return <AcmFormView form={form} />;
}
