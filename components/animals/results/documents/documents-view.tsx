import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import type { UserType } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";
import { payUnpaidHref } from "@/lib/navigation/pay-href";
import type { DocumentList, EarlierDocument } from "./document-types";
import { ReportDocuments, type SharedProps } from "./report-documents";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { StateBadge } from "@/components/ui/state-badge";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { documentTitle } from "./document-title";
import { PassportActions } from "./passport-actions-client";

const meanings = { current: "clear", superseded: "carrier", revoked: "affected" } as const;

interface DocumentsViewProps {
  readonly list: DocumentList;
  readonly user: { readonly type: UserType; readonly email: string };
}

/** Documents of an animal, by report. */
export function DocumentsView({ list, user }: DocumentsViewProps) {
  const t = translate("documents");
  const { animal, reports, others, isOwner } = list;
  const { name } = animal;
  const shared = { animal, isOwner, email: user.email };
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
        <EmptyState
          icon={<PortalIcon name="report" />}
          title={t("emptyTitle")}
          hint={t("emptyHint", { name })}
        />
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

interface EarlierDocumentsProps extends SharedProps {
  readonly documents: readonly EarlierDocument[];
}

/** Documents of earlier versions, and parentage reports: their public pages. */
function EarlierDocuments({ documents, isOwner }: EarlierDocumentsProps) {
  const t = translate("documents");
  return (
    <ClientMessages areas={["documents.actions"]}>
      <section aria-labelledby="earlier" className={cn(cardStyles, "grid gap-4")}>
        <div className="grid gap-1">
          <h2 id="earlier">{t("others")}</h2>
          <p className="text-small text-quiet">{t("othersHint")}</p>
        </div>
        <ul>
          {documents.map((document) => {
            const { token, state, version, issuedAt, test } = document;
            const kind = documentTitle(document);
            const title = test === null ? kind : t("testTitle", { title: kind, test });
            const date = formatInstantDay(issuedAt);
            return (
              <li key={token} className="grid gap-1 border-t border-line py-4 first:border-0">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <h3 className="text-base wrap-anywhere">{title}</h3>
                  <StateBadge meaning={meanings[state]}>{t(`states.${state}`)}</StateBadge>
                </div>
                <p className="text-small text-quiet">{t("earlier", { version, date })}</p>
                <PassportActions issued={document} title={title} isOwner={isOwner} />
              </li>
            );
          })}
        </ul>
      </section>
    </ClientMessages>
  );
}
