import type { Metadata } from "next";
import { ShowForm } from "@/components/community/shows/show-form-client";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "shows")("form.title") };
}

export default async function NewShowPage() {
  const { name, email } = await requireTool("shows");
  const { language } = await visitorMarket();
  const t = getTranslator(language, "shows");
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <a href={paths.shows}>{t("back")}</a>
      </p>
      <h1>{t("form.title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("form.intro")}</p>
      <ShowForm
        user={{ name, email }}
        messages={getMessages(language, "shows").form}
        formMessages={getMessages(language, "form")}
      />
    </div>
  );
}
