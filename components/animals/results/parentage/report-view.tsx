import { FileActions } from "@/components/animals/results/documents/file-actions-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import type { ParentageReport } from "@/lib/contract/animals/results/parentage/parentage.types";
import { formatInstant } from "@/lib/domain/format";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { paths } from "@/lib/navigation/paths";
import { AddToPedigree } from "./add-to-pedigree-client";
import { DeleteRequest } from "./delete-request-client";
import { MarkerPicture } from "./marker-picture";
import { ReportAnimals } from "./report-animals";
import { ReportMeaning } from "./report-meaning";

interface ReportViewProps {
  readonly report: ParentageReport;
  /** Email of the signed-in user. */
  readonly email: string;
  readonly country: string;
  readonly language: Language;
}

/** A request: its outcome in plain words, the animals, and the comparison marker by marker. */
export function ReportView({ report, email, country, language }: ReportViewProps) {
  const t = getTranslator(language, "parentage");
  const messages = getMessages(language, "parentage");
  const formMessages = getMessages(language, "form");
  const { id, club, createdAt, reportedAt, offspring } = report;
  const name = offspring.name ?? t("animalOfOther");
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <a href={paths.parentageRequests}>{t("report.back")}</a>
      </p>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">{t("report.title", { name })}</h1>
        <p className="text-quiet">
          {t("report.requested", { date: formatInstant(createdAt, country) })}{" "}
          {reportedAt !== null && t("report.reported", { date: formatInstant(reportedAt, country) })}{" "}
          {club !== null && t("report.club", { club })}
        </p>
      </div>
      <ReportMeaning report={report} t={t} />
      {report.canAddToPedigree && (
        <section className={cn(cardStyles, "grid gap-3")}>
          <p>{t("report.pedigreeText", { name })}</p>
          <AddToPedigree
            id={id}
            labels={{ submit: t("report.pedigree"), sending: t("report.pedigreeSending") }}
            formMessages={formMessages}
          />
        </section>
      )}
      {report.outcome === "qualifies" && report.isInPedigree && (
        <p>
          {t("report.inPedigree", { name })}{" "}
          <a href={paths.animal(offspring.id)}>{t("report.openAnimal", { name })}</a>
        </p>
      )}
      <ReportAnimals report={report} t={t} />
      {report.markers.length > 0 && <MarkerPicture report={report} t={t} />}
      {reportedAt !== null && <ReportDocument id={id} name={name} email={email} language={language} />}
      <p>
        <DeleteRequest
          id={id}
          name={name}
          formMessages={formMessages}
          next={paths.parentageRequests}
          messages={pickMessages(messages, ["remove"])}
        />
      </p>
    </div>
  );
}

interface ReportDocumentProps {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

function ReportDocument({ id, name, email, language }: ReportDocumentProps) {
  const t = getTranslator(language, "parentage");
  return (
    <section aria-labelledby="document" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="document" className="text-title-3">
        {t("report.document")}
      </h2>
      <p className="text-quiet">{t("report.documentText")}</p>
      <FileActions
        document={{ kind: "parentage", requestId: id }}
        title={t("report.title", { name })}
        email={email}
        messages={getMessages(language, "documents").actions}
        formMessages={getMessages(language, "form")}
      />
    </section>
  );
}
