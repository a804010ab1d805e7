import { Link } from "@/components/links/link";
import { SampleReportLink } from "@/components/shop/products/sample-report-link";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

const points = [
  { name: "evidence", href: paths.tests },
  { name: "check", href: paths.reportAuthentication },
  { name: "limits", href: paths.pages.why },
] as const;

/** Why a result can be trusted: a sample to open, and what we promise. */
export function Proof() {
  const t = translate("home");
  return (
    <section aria-labelledby="proof" className="my-8 rounded-box bg-card p-6 shadow-raised wide:p-10">
      <h2 id="proof">{t("proof.title")}</h2>
      <div className="mt-6 grid gap-8 desk:grid-cols-[auto_1fr] desk:gap-14">
        <SampleReportLink className="max-w-72 -rotate-1 shadow-raised" />
        <ul className="grid content-start gap-x-10 gap-y-8 wide:grid-cols-2">
          <li className="wide:col-span-2">
            <h3>{t("proof.report.title")}</h3>
            <p className="mt-1 max-w-text text-lead text-quiet">{t("proof.report.text")}</p>
          </li>
          <li>
            <h3>{t("proof.repeat.title")}</h3>
            <p className="mt-1 text-quiet">{t("proof.repeat.text")}</p>
          </li>
          {points.map(({ name, href }) => (
            <li key={name}>
              <h3>{t(`proof.${name}.title`)}</h3>
              <p className="mt-1 text-quiet">{t(`proof.${name}.text`)}</p>
              <Link href={href} className="mt-1 inline-block py-1">
                {t(`proof.${name}.link`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
