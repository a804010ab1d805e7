import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { Stepper } from "@/components/ui/stepper";
import { showSteps } from "@/lib/config/community/shows";
import type { Show } from "@/lib/contract/community/shows/shows.types";
import { formatInstant } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import { ExhibitorCode } from "./exhibitor-code";
import { ShowBadge } from "./show-badge";
import { ShowFacts } from "./show-facts";
import { ShowReportSection } from "./show-report-section";
import { WithdrawShow } from "./withdraw-show-client";

interface ShowViewProps {
  readonly show: Show;
  readonly country: string;
}

/** One show of the user: how it stands, what happens next, code and report. */
export function ShowView({ show, country }: ShowViewProps) {
  const t = translate("shows");

  const { id, name, code, createdAt, canWithdraw } = show;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.shows}>{t("back")}</Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="wrap-anywhere">{name}</h1>
        <ShowBadge state={show.state} label={t(`states.${show.state}`)} />
      </div>
      <NextStep show={show} />
      {code && <ExhibitorCode code={code} country={country} />}
      <ShowReportSection show={show} country={country} />
      <Card>
        <section aria-labelledby="facts" className="grid gap-4">
          <h2 id="facts">{t("facts.title")}</h2>
          <ShowFacts show={show} country={country} />
          <p className="text-small text-quiet">
            {t("facts.registered", { date: formatInstant(createdAt, country) })}
          </p>
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
