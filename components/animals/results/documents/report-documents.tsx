import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { documentTitle, titleKeyOf } from "./document-title";
import type { DocumentList, ListedDocument, ListedReport } from "./document-types";
import { FileActions } from "./file-actions-client";
import { PassportActions } from "./passport-actions-client";
import { SingleTest } from "./single-test-client";

export interface SharedProps {
  readonly animal: DocumentList["animal"];
  readonly isOwner: boolean;
  readonly email: string;
}

interface ReportDocumentsProps extends SharedProps {
  readonly report: ListedReport;
  /** Where the reader pays what is due. */
  readonly payHref: string;
}

/** The documents of one report, or why there are none. */
export function ReportDocuments({ report, payHref, ...shared }: ReportDocumentsProps) {
  const t = translate("documents");
  const { barcode, product, version, issuedAt, documents, isUnpaid, status } = report;
  const id = `report-${barcode}`;
  const singles = documents.filter(({ kind }) => kind === "single");
  const others = documents.filter(({ kind }) => kind !== "single");
  const facts = { barcode: formatBarcode(barcode), version, date: formatInstantDay(issuedAt) };
  const row = { barcode, ...shared };
  return (
    <section aria-labelledby={id} className={cn(cardStyles, "grid gap-4")}>
      <div className="grid gap-1">
        <h2 id={id} className="wrap-anywhere">
          {t("report", { product })}
        </h2>
        <p className="text-small text-quiet tabular-nums">{t("reportFacts", facts)}</p>
      </div>
      {isUnpaid ? (
        <p>
          {t("unpaid")} <Link href={payHref}>{t("pay")}</Link>
        </p>
      ) : status === "revoked" ? (
        <p>{t("revoked")}</p>
      ) : documents.length === 0 ? (
        <p>{t("nothing")}</p>
      ) : (
        <ul>
          {others.map((document) => (
            <DocumentRow key={`${document.kind} ${document.key}`} document={document} {...row} />
          ))}
          {singles.length > 0 && <SingleRow documents={singles} {...row} />}
        </ul>
      )}
    </section>
  );
}

interface RowProps extends SharedProps {
  readonly barcode: string;
}

const rowStyles = "grid gap-3 border-t border-line py-4 first:border-0 desk:grid-cols-[1fr_auto] desk:gap-6";

interface DocumentRowProps extends RowProps {
  readonly document: ListedDocument;
}

function DocumentRow({ document, animal, barcode, isOwner, email }: DocumentRowProps) {
  const formMessages = requestMessages("form");
  const { kind, key, issued } = document;
  if (kind === "parentage") return null;
  const t = translate("documents");
  const title = documentTitle(document);
  const labels = { title, formMessages, messages: requestMessages("documents").actions };
  return (
    <ClientMessages areas={["documents.actions"]}>
      <li className={rowStyles}>
        <div className="grid content-start gap-1">
          <h3 className="text-base">{title}</h3>
          <p className="text-small text-quiet">{t(`hints.${titleKeyOf(document)}`)}</p>
          {issued && <PassportActions key={issued.token} issued={issued} isOwner={isOwner} {...labels} />}
        </div>
        <FileActions document={{ animalId: animal.id, barcode, kind, key }} email={email} {...labels} />
      </li>
    </ClientMessages>
  );
}

interface SingleRowProps extends RowProps {
  readonly documents: readonly ListedDocument[];
}

function SingleRow({ documents, animal, ...row }: SingleRowProps) {
  const t = translate("documents");
  return (
    <li className={rowStyles}>
      <div className="grid content-start gap-1">
        <h3 className="text-base">{documentTitle({ kind: "single", key: "" })}</h3>
        <p className="text-small text-quiet">{t("hints.single")}</p>
      </div>
      <ClientMessages areas={["documents.actions"]}>
        <SingleTest animalId={animal.id} documents={documents} {...row} />
      </ClientMessages>
    </li>
  );
}
