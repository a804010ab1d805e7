import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { UploadResults } from "@/components/kits/admin-lab/upload-results-client";
import { resultsColumns } from "@/lib/config/kits/admin-lab";
import { noCallReasons } from "@/lib/config/kits/lab";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () =>
  adminTitle(paths.labResults, () => translate("adminLab")("upload.title"));

export default async function LabResultsPage() {
  await requireAdmin(paths.labResults);
  const t = translate("adminLab");
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.adminLab}>{t("back")}</Link>
      </p>
      <h1>{t("upload.title")}</h1>
      <p className="text-lead text-quiet">{t("upload.intro")}</p>
      <ul className="grid max-w-text list-disc gap-2 pl-5 wrap-anywhere">
        {(["genotypes", "profiles"] as const).map((layout) => (
          <li key={layout}>{t(`upload.${layout}`, { columns: resultsColumns[layout].join(", ") })}</li>
        ))}
        <li>{t("upload.noCall", { reasons: noCallReasons.join(", ") })}</li>
      </ul>
      <ClientMessages areas={["adminLab.upload"]}>
        <UploadResults />
      </ClientMessages>
    </div>
  );
}
