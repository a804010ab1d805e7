import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ShowForm } from "@/components/community/shows/show-form-client";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("shows", (t) => ({ title: t("form.title") }));

export default async function NewShowPage() {
  const { name, email } = await requireTool("shows");
  const t = translate("shows");
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.shows}>{t("back")}</Link>
      </p>
      <h1>{t("form.title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("form.intro")}</p>
      <ClientMessages areas={["shows.form"]}>
        <ShowForm user={{ name, email }} />
      </ClientMessages>
    </div>
  );
}
