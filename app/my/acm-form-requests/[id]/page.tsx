import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { AcmFormView } from "@/components/community/acm-forms/acm-form-view";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";

export async function generateMetadata(): Promise<Metadata> {
  await visitorMarket();
  return { title: translate("acmForms")("title") };
}

export default async function AcmFormPage({ params }: PageProps<"/my/acm-form-requests/[id]">) {
  const user = await requireTool("acm-form");
  const id = parseId((await params).id) ?? notFound();
  const form = await readOwnAsVisitor("acmForms.get", { params: { id } });
  await visitorMarket();
  return <AcmFormView form={form} country={user.countryCode} />;
}
