import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import type { UserType } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";
import { payUnpaidHref } from "@/lib/navigation/pay-href";
import type { DocumentList } from "./document-types";
import { EarlierDocuments } from "./earlier-documents";
import { ReportDocuments } from "./report-documents";

interface DocumentsViewProps {
  readonly list: DocumentList;
  readonly user: { readonly type: UserType; readonly email: string; readonly countryCode: string };
}

/** Documents of an animal, by report. */
export function DocumentsView({ list, user }: DocumentsViewProps) {
  const t = translate("documents");
  const { animal, reports, others, isOwner } = list;
  const { name } = animal;
  const { email, countryCode: country } = user;

  const shared = { animal, isOwner, email, country };
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.animal(animal.id)}>{t("back", { name })}</Link>
      </p>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">{t("heading", { name })}</h1>
        <p className="max-w-text text-lead text-quiet">{t("intro")}</p>
      </div>
      {reports.length === 0 && others.length === 0 && (
        <EmptyState title={t("emptyTitle")} hint={t("emptyHint", { name })} />
      )}
      {reports.map((report) => (
        <ReportDocuments
          key={report.barcode}
          report={report}
          payHref={payUnpaidHref(user.type)}
          {...shared}
        />
      ))}
      {others.length > 0 && <EarlierDocuments documents={others} {...shared} />}
    </div>
  );
}
