import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages } from "@/lib/i18n/translate";
import { ReportAuthentication } from "@/components/animals/results/report-authentication/report-authentication-client";
import { publicMetadata } from "@/app/(public)/[market]/_parts/public-metadata";
import { ToolPage } from "@/app/(public)/[market]/_parts/tool-page";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = publicMetadata(paths.reportAuthentication, "reportAuthentication", (t) => ({
  title: t("metaTitle"),
  description: t("description"),
}));

export default async function Page({ params }: PageProps<"/[market]/tools/report-authentication">) {
  const { store } = await marketOfParams(params);
  const messages = requestMessages("reportAuthentication");
  return (
    <ToolPage path={paths.reportAuthentication} messages={messages}>
      <ClientMessages areas={["form", "reportAuthentication"]}>
        <ReportAuthentication country={store} />
      </ClientMessages>
      <p className="mt-8 max-w-text text-small text-quiet">{messages.privacy}</p>
    </ToolPage>
  );
}
