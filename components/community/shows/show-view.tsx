import { Card } from "@/components/ui/card";
import { Stepper } from "@/components/ui/stepper";
import type { Language } from "@/lib/config/languages";
import { showSteps } from "@/lib/config/shows";
import type { Show } from "@/lib/contract/community/shows/shows.types";
import { formatInstant } from "@/lib/domain/format";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";
import { ExhibitorCode } from "./exhibitor-code";
import { ShowBadge } from "./show-badge";
import { ShowFacts } from "./show-facts";
import { ShowReportSection } from "./show-report-section";
import { WithdrawShow } from "./withdraw-show-client";

interface ShowViewProps {
  readonly show: Show;
  readonly country: string;
  readonly language: Language;
}

/** One show of the user: how it stands, what happens next, code and report. */
export function ShowView({ show, country, language }: ShowViewProps) {
  const t = getTranslator(language, "shows");
  const messages = getMessages(language, "shows");
  const formMessages = getMessages(language, "form");
  const { id, name, code, createdAt, canWithdraw } = show;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <a href={paths.shows}>{t("back")}</a>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="wrap-anywhere">{name}</h1>
        <ShowBadge state={show.state} label={t(`states.${show.state}`)} />
      </div>
      <NextStep show={show} t={t} />
      {code && <ExhibitorCode code={code} country={country} messages={messages.code} t={t} />}
      <ShowReportSection show={show} country={country} language={language} />
      <Card>
        <section aria-labelledby="facts" className="grid gap-4">
          <h2 id="facts">{t("facts.title")}</h2>
          <ShowFacts show={show} country={country} t={t} />
          <p className="text-small text-quiet">
            {t("facts.registered", { date: formatInstant(createdAt, country) })}
          </p>
        </section>
      </Card>
      {canWithdraw && (
        <p>
          <WithdrawShow id={id} name={name} messages={messages.withdraw} formMessages={formMessages} />
        </p>
      )}
    </div>
  );
}

function NextStep({ show, t }: { readonly show: Show; readonly t: Translator<"shows"> }) {
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
