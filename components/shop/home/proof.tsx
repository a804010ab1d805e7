import { Link } from "@/components/links/link";
import { sampleReport } from "@/lib/config/sample-report";
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
  const product = translate("products");
  const { preview, full } = sampleReport;
  return (
    <section aria-labelledby="proof" className="my-8 rounded-box bg-card p-6 shadow-raised wide:p-10">
      <h2 id="proof">{t("proof.title")}</h2>
      <div className="mt-6 grid gap-8 desk:grid-cols-[auto_1fr] desk:gap-14">
        <Link href={full.src} target="_blank" rel="noopener" className="grid content-start gap-3">
          <img
            {...preview}
            alt={product("report.alt")}
            loading="lazy"
            className="h-auto w-full max-w-72 -rotate-1 rounded-box border border-line shadow-raised"
          />
          <span>
            {product("report.open")} <span className="sr-only">({product("report.newTab")})</span>
          </span>
        </Link>
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
