import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { parentageRoles, type ParentageRole } from "@/lib/config/animals/parentage";
import type { ParentageReport } from "@/lib/contract/animals/results/parentage/parentage.types";
import { paths } from "@/lib/navigation/paths";

interface ReportAnimalsProps {
  readonly report: ParentageReport;
}

/** Offspring and parents, with what each of them still needs. */
export function ReportAnimals({ report }: ReportAnimalsProps) {
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
