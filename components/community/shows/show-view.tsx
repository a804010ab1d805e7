import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { DescriptionList } from "@/components/ui/description-list";
import { Card } from "@/components/ui/card";
import { Stepper } from "@/components/ui/stepper";
import { showSteps } from "@/lib/config/community/shows";
import type { Show } from "@/lib/contract/community/shows/shows.types";
import { formatInstant } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import { ShowBadge } from "./show-badge";
import { ShowFacts } from "./show-facts";
import { WithdrawShow } from "./withdraw-show-client";
import { ReportForm } from "./report-form-client";
import { isPast, subMilliseconds } from "date-fns";
import { CopyButton } from "@/components/form/copy-button-client";
import { formatDay } from "@/lib/domain/format";

/** One show of the user: how it stands, what happens next, code and report. */
export function ShowView({ show }: { readonly show: Show }) {
  const t = translate("shows");

  const { id, name, code, createdAt, canWithdraw } = show;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.shows}>{t("back")}</Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="wrap-anywhere">{name}</h1>
        <ShowBadge state={show.state} />
      </div>
      <NextStep show={show} />
      {code && <ExhibitorCode code={code} />}
      <ShowReportSection show={show} />
      <Card>
        <section aria-labelledby="facts" className="grid gap-4">
          <h2 id="facts">{t("facts.title")}</h2>
          <ShowFacts show={show} />
          <p className="text-small text-quiet">{t("facts.registered", { date: formatInstant(createdAt) })}</p>
        </section>
      </Card>
      {canWithdraw && (
        <p>
          <ClientMessages areas={["shows.withdraw"]}>
            <WithdrawShow id={id} name={name} />
          </ClientMessages>
        </p>
      )}
    </div>
  );
}

function NextStep({ show }: { readonly show: Show }) {
  const t = translate("shows");
  const { state, kits, kitsSent, trackingNumber, note } = show;
  const steps = showSteps.filter((step) => step !== "kits-sent" || kits > 0);
  const current = steps.findIndex((step) => step === state);
  const key = state === "approved" && kits === 0 ? "approvedNoKits" : state;
  return (
    <Card className="grid gap-4">
      {current >= 0 && (
        <Stepper
          label={t("progress")}
          steps={steps.map((step) => t(`states.${step}`))}
          current={state === "closed" ? steps.length : current}
          doneLabel={t("done")}
        />
      )}
      <p>
        {key === "kits-sent" ? t("nextSteps.kits-sent", { count: kitsSent ?? kits }) : t(`nextSteps.${key}`)}
      </p>
      {trackingNumber && <p className="wrap-anywhere">{t("delivery", { trackingNumber })}</p>}
      {note && <p className="wrap-anywhere whitespace-pre-line">{t("note", { note })}</p>}
    </Card>
  );
}

/** The report of a show that was held, and the form for it. */
function ShowReportSection({ show }: { readonly show: Show }) {
  const t = translate("shows");
  const { id, report, canReport, kitsSent } = show;
  const form = canReport && (
    <ClientMessages areas={["shows.report"]}>
      <ReportForm id={id} report={report} hasKits={(kitsSent ?? 0) > 0} />
    </ClientMessages>
  );
  if (report === null) return form || null;
  const rows = [
    [t("report.entries"), String(report.entries)],
    [t("report.swabbed"), String(report.swabbed)],
    [t("report.returned"), String(report.returned)],
    [t("report.text"), report.text],
  ] as const;
  return (
    <Card>
      <section aria-labelledby="report" className="grid gap-4">
        <h2 id="report">{t("report.sent")}</h2>
        <DescriptionList rows={rows} layout="lines" className="grid gap-3 wide:grid-cols-3" />
        <p className="text-small text-quiet">
          {t("report.sentOn", { date: formatInstant(report.reportedAt) })}
        </p>
        {form && (
          <details>
            <summary className="disclosure font-medium">{t("report.change")}</summary>
            {form}
          </details>
        )}
      </section>
    </Card>
  );
}

interface ExhibitorCodeProps {
  readonly code: NonNullable<Show["code"]>;
}

/** The discount code of a show, and how often it was used. */
export function ExhibitorCode({ code: coupon }: ExhibitorCodeProps) {
  const t = translate("shows");
  const { code, percent, used, limit, endsAt } = coupon;
  const hasEnded = endsAt !== null && isPast(endsAt);
  const date = endsAt === null ? "" : formatDay(lastDayOf(endsAt), requestCountry());
  return (
    <Card>
      <section aria-labelledby="code" className="grid gap-3">
        <h2 id="code">{t("code.title")}</h2>
        <div className="flex flex-wrap items-center gap-3">
          <strong className="text-title-3 tabular-nums">{code}</strong>
          {!hasEnded && <CopyButton text={code} label={t("code.copy")} copied={t("code.copied")} />}
        </div>
        <p>{hasEnded ? t("code.ended", { date }) : t("code.text", { percent, date })}</p>
        <p className="text-quiet">
          {t("code.used", { used })} {limit !== null && t("code.limit", { limit })}
        </p>
      </section>
    </Card>
  );
}

/** In UTC. A code that ends at midnight works until the day before. */
const lastDayOf = (endsAt: string) => subMilliseconds(endsAt, 1).toISOString();
