import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { ReportView } from "@/components/orders/admin/admin-payments/report-view";
import { FilterForm } from "@/components/links/filter-form";
import { LinkButton } from "@/components/links/link-button";
import { TextField } from "@/components/ui/text-field";
import { parseReportDay } from "@/lib/domain/real-day";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () =>
  adminTitle(paths.adminPayments, () => translate("adminPayments")("report.title"));

export default async function PaymentReportPage({ searchParams }: PageProps<"/admin/payments/report">) {
  await requireAdmin(paths.paymentReport);
  const t = translate("adminPayments");
  const day = parseReportDay((await searchParams)["day"], new Date());
  const report = await readOwnAsVisitor("adminPayments.report", { params: { day } });
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.adminPayments}>{t("back")}</Link>
      </p>
      <h1>{t("report.title")}</h1>
      <p className="text-lead text-quiet">{t("report.intro")}</p>
      <FilterForm
        action={paths.paymentReport}
        label={t("report.choose")}
        submitLabel={t("show")}
        columns="wide:grid-cols-[1fr_auto]"
      >
        <TextField name="day" type="date" label={t("report.day")} defaultValue={day} required />
      </FilterForm>
      <ReportView report={report} />
      <p>
        <LinkButton kind="secondary" href={`/api/admin/payment-reports/${day}/file`} download>
          {t("report.download")}
        </LinkButton>
      </p>
    </div>
  );
}
