import type { Metadata } from "next";
import { RequestForm } from "@/components/animals/results/parentage/request-form-client";
import { readParentageOptions } from "@/lib/data/parentage";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "parentage")("form.title") };
}

export default async function NewParentageRequestPage() {
  await requireTool("parentage-request");
  const market = await visitorMarket();
  const { language } = market;
  const options = await readParentageOptions(market);
  const t = getTranslator(language, "parentage");
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <a href={paths.parentageRequests}>{t("form.back")}</a>
      </p>
      <h1>{t("form.title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("form.intro")}</p>
      <RequestForm
        options={options}
        language={language}
        messages={pickMessages(getMessages(language, "parentage"), ["form", "roles"])}
        formMessages={getMessages(language, "form")}
      />
    </div>
  );
}
