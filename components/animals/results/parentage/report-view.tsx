import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { FileActions } from "@/components/animals/results/documents/file-actions-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { ParentageReport } from "@/lib/contract/animals/results/parentage/parentage.types";
import { formatInstant } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import { AddToPedigree } from "./add-to-pedigree-client";
import { DeleteRequest } from "./delete-request-client";
import { MarkerPicture } from "./marker-picture";
import { ReportMeaning } from "./report-meaning";
import { parentageRoles, type ParentageRole } from "@/lib/config/animals/parentage";

interface ReportViewProps {
  readonly report: ParentageReport;
  /** Email of the signed-in user. */
  readonly email: string;
}

/** A request: its outcome in plain words, the animals, and the comparison marker by marker. */
export function ReportView({ report, email }: ReportViewProps) {
  const t = translate("parentage");

  const { id, club, createdAt, reportedAt, offspring } = report;
  const name = offspring.name ?? t("animalOfOther");
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.parentageRequests}>{t("report.back")}</Link>
      </p>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">{t("report.title", { name })}</h1>
        <p className="text-quiet">
          {t("report.requested", { date: formatInstant(createdAt) })}{" "}
          {reportedAt !== null && t("report.reported", { date: formatInstant(reportedAt) })}{" "}
          {club !== null && t("report.club", { club })}
        </p>
      </div>
      <ReportMeaning report={report} />
      {report.canAddToPedigree && (
        <section className={cn(cardStyles, "grid gap-3")}>
          <p>{t("report.pedigreeText", { name })}</p>
          <AddToPedigree
            id={id}
            labels={{ submit: t("report.pedigree"), sending: t("report.pedigreeSending") }}
          />
        </section>
      )}
      {report.outcome === "qualifies" && report.isInPedigree && (
        <p>
          {t("report.inPedigree", { name })}{" "}
          <Link href={paths.animal(offspring.id)}>{t("report.openAnimal", { name })}</Link>
        </p>
      )}
      <ReportAnimals report={report} />
      {report.markers.length > 0 && <MarkerPicture report={report} />}
      {reportedAt !== null && <ReportDocument id={id} name={name} email={email} />}
      <p>
        <ClientMessages areas={["parentage.remove"]}>
          <DeleteRequest id={id} name={name} next={paths.parentageRequests} />
        </ClientMessages>
      </p>
    </div>
  );
}

interface ReportDocumentProps {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

function ReportDocument({ id, name, email }: ReportDocumentProps) {
  const t = translate("parentage");
  return (
    <section aria-labelledby="document" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="document" className="text-title-3">
        {t("report.document")}
      </h2>
      <p className="text-quiet">{t("report.documentText")}</p>
      <ClientMessages areas={["documents.actions"]}>
        <FileActions
          document={{ kind: "parentage", requestId: id }}
          title={t("report.title", { name })}
          email={email}
        />
      </ClientMessages>
    </section>
  );
}

interface ReportAnimalsProps {
  readonly report: ParentageReport;
}

/** Offspring and parents, with what each of them still needs. */
function ReportAnimals({ report }: ReportAnimalsProps) {
  const t = translate("parentage");
  return (
    <section aria-labelledby="animals" className="grid gap-3">
      <h2 id="animals">{t("report.animals")}</h2>
      <ul className="grid grid-cols-1 gap-3 desk:grid-cols-3">
        {parentageRoles.map((role) => (
          <Participant key={role} role={role} report={report} />
        ))}
      </ul>
    </section>
  );
}

function Participant({ role, report }: ReportAnimalsProps & { readonly role: ParentageRole }) {
  const t = translate("parentage");
  const animal = report[role];
  if (animal === null) return null;
  const { name, registrationName, breed, isMine, consent, lack } = animal;
  const isCompared = report.state === "reported" && role !== "offspring";
  return (
    <li className={cn(cardStyles, "grid content-start gap-1")}>
      <p className="text-small text-quiet">{t(`roles.${role}`)}</p>
      <h3 className="wrap-anywhere">
        {isMine ? <Link href={paths.animal(animal.id)}>{name}</Link> : (name ?? t("animalOfOther"))}
      </h3>
      {[registrationName, breed].map((fact) => fact !== null && <p key={fact}>{fact}</p>)}
      {consent !== null && <p className="text-quiet">{t(`report.consents.${consent}`)}</p>}
      {isCompared && (
        <p className="font-medium">{t("report.mismatches", { count: report.mismatches[role] })}</p>
      )}
      {lack !== null && (
        <p>
          {t(`report.lacks.${lack}`)}.{" "}
          {isMine && (
            <Link href={paths.product(report.profileProduct)}>
              {t("report.order", { product: report.profileProduct.name })}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}
