import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { RequestForm } from "@/components/animals/results/parentage/request-form-client";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("parentage", (t) => ({ title: t("form.title") }));

export default async function NewParentageRequestPage() {
  await requireTool("parentage-request");
  const { store, language } = await visitorMarket();
  const options = await readAsVisitor("parentage.options", {}, { country: store, language });
  const t = translate("parentage");
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.parentageRequests}>{t("form.back")}</Link>
      </p>
      <h1>{t("form.title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("form.intro")}</p>
      <ClientMessages areas={["parentage"]}>
        <RequestForm options={options} />
      </ClientMessages>
    </div>
  );
}
