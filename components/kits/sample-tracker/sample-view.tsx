import { useId, useEffect, useEffectEvent } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { useResultFocus } from "@/components/form/lookup-result";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import { stages } from "@/lib/config/kits/lab";
import { finalTrackerStates, type TrackerState, trackerPollMs } from "@/lib/config/kits/sample-tracker";
import { formatDate } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { SampleActions } from "./sample-actions";
import { StageList } from "./stage-list";
import type { SampleViewProps, TrackedSample } from "./sample-tracker-props";
import { callPath } from "@/lib/contract/request";
import { sampleTrackerRoutes } from "@/lib/contract/kits/sample-tracker/sample-tracker.routes";

const meanings: Readonly<Record<TrackerState, Meaning>> = {
  "on-track": "unknown",
  "hold-payment": "carrier",
  "hold-details": "carrier",
  failed: "affected",
  cancelled: "affected",
  ready: "clear",
};

/** Where the sample is, what happens now, what the reader can do, and all stages. Follows changes by itself. */
export function SampleView(props: SampleViewProps) {
  const messages = useMessages("sampleTracker");
  const { sample, refetch, country } = props;
  const t = useTranslator("sampleTracker");
  const id = useId();
  useTrackerEvents(sample, refetch);
  const heading = useResultFocus(sample.barcode);
  const { barcode, state, own } = sample;
  const { headline, text } = toWording(sample, messages);
  const isFinal = finalTrackerStates.includes(state);
  return (
    <section aria-labelledby={id} className="grid items-start gap-6 desk:grid-cols-[1fr_22rem]">
      <div className={cn(cardStyles, "grid gap-5")}>
        <div className="grid justify-items-start gap-3">
          <StateBadge meaning={meanings[state]}>{t(`states.${state}`)}</StateBadge>
          <h2 ref={heading} id={id} tabIndex={-1} className="text-title-2 outline-none">
            {headline}
          </h2>
          <p className="text-lead">{text}</p>
          {own?.problem && (
            <p>
              {t(`problems.${own.problem}`)} {own.problemNote}
            </p>
          )}
          {state === "failed" && own?.failReason && <p>{own.failReason}</p>}
          {state === "failed" && own?.otherTube && (
            <p>
              {t(own.otherTube.isNew ? "newKit" : "otherTube", {
                barcode: formatBarcode(own.otherTube.barcode),
              })}
            </p>
          )}
        </div>
        <Expected sample={sample} country={country} />
        <SampleActions {...props} />
        <p className="border-t border-line pt-4 text-small text-quiet">
          {own && <span className="block wrap-anywhere">{t("ofAnimal", { name: own.animalName })}</span>}
          <span className="block tabular-nums">{t("barcodeLine", { barcode: formatBarcode(barcode) })}</span>
          {!isFinal && <span className="block">{t("live")}</span>}
        </p>
      </div>
      <StageList sample={sample} country={country} />
      <p role="status" className="sr-only">
        {t("updated", { headline: `${headline}. ${text}` })}
      </p>
    </section>
  );
}

function toWording(sample: TrackedSample, messages: Messages["sampleTracker"]) {
  const { state, stage, isActivated } = sample;
  const isUnclaimed = !isActivated && stages.indexOf(stage) >= stages.indexOf("received");
  if (state === "on-track" || state === "ready")
    return isUnclaimed ? messages.unclaimed : messages.stages[stage];
  return messages.exceptions[state];
}

/** The promised date with the reason if it was moved; before there is one, the usual time. No date on hold. */
function Expected({ sample, country }: Pick<SampleViewProps, "sample" | "country">) {
  const t = useTranslator("sampleTracker");
  const { state, promisedOn, promiseReason, turnaroundDays } = sample;
  if (state !== "on-track") return null;
  if (promisedOn !== null)
    return (
      <div className="rounded-box bg-sand px-4 py-3">
        <p className="font-semibold">
          {t("promised", { date: formatDate(new Date(`${promisedOn}T12:00:00`), country) })}
        </p>
        {promiseReason && <p className="text-small">{t("moved", { reason: promiseReason })}</p>}
      </div>
    );
  if (turnaroundDays === null) return null;
  return <p className="text-quiet">{t("turnaround", turnaroundDays)}</p>;
}

/**
 * Reads the sample again whenever it has changed: told by an event stream, or where that is refused, every half minute.
 * Both pause while the page is hidden and end when nothing can change any more.
 */
function useTrackerEvents(sample: TrackedSample, refetch: () => void): void {
  const { barcode } = sample;
  const isFinal = finalTrackerStates.includes(sample.state);
  const onVersion = useEffectEvent((version: string) => version !== sample.version && refetch());
  const onPoll = useEffectEvent(refetch);
  useEffect(() => {
    if (isFinal) return;
    let source: EventSource | undefined;
    let poll: number | undefined;

    function stop() {
      source?.close();
      window.clearInterval(poll);
      source = poll = undefined;
    }
    function start() {
      stop();
      if (document.hidden) return;
      const stream = new EventSource(eventsPath(barcode));
      stream.onmessage = ({ data }) => onVersion(String(data));
      stream.onerror = () => {
        // A lost connection is restored by the browser; a refused one is not.
        if (stream.readyState !== EventSource.CLOSED || source !== stream) return;
        source = undefined;
        poll = window.setInterval(() => onPoll(), trackerPollMs);
      };
      source = stream;
    }
    start();
    document.addEventListener("visibilitychange", start);
    return () => {
      document.removeEventListener("visibilitychange", start);
      stop();
    };
  }, [barcode, isFinal]);
}

const eventsPath = (id: string) => `/api${callPath(sampleTrackerRoutes.get, { params: { id } })}/events`;
