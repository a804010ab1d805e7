import type { Metadata } from "next";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { Collector } from "@/components/animals/records/collected-animals/collect/collector-client";
import { defaultLanguage } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";
import { setRequestLanguage } from "@/lib/i18n/translate";
import { fixedPaths } from "@/lib/navigation/fixed-paths";

export const dynamic = "force-static";

const t = getTranslator(defaultLanguage, "collector");

export const metadata: Metadata = { title: t("title"), description: t("description") };

const loginPath = `${fixedPaths.login}?next=${fixedPaths.collect}`;

/** Agents record animals here at shows. The page has no personal data: records are on the device only. */
export default function CollectPage() {
  setRequestLanguage(defaultLanguage);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="text-lead text-quiet">{t("description")}</p>
      <ClientMessages areas={["acmForms.sign", "collector", "errors", "form", "scan"]}>
        <Collector loginPath={loginPath} />
      </ClientMessages>
      <p className="text-small text-quiet">{t("install")}</p>
    </div>
  );
}
