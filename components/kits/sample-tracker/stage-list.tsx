import { useTranslator } from "#use-messages";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { labStages, type Stage, stages } from "@/lib/config/kits/lab";
import { formatDate } from "@/lib/domain/format";
import type { TrackedSample } from "./sample-tracker-props";

type Progress = "done" | "now" | "stopped" | "ahead";

const phases = [
  { name: "you", stages: stages.slice(0, stages.indexOf("received")) },
  { name: "laboratory", stages: labStages.filter((stage) => stage !== "report-ready") },
  { name: "report", stages: ["report-ready"] },
] as const satisfies readonly { readonly name: string; readonly stages: readonly Stage[] }[];

/** The ten stages from top to bottom: done, now and to come. */
export function StageList({ sample, country }: { readonly sample: TrackedSample; readonly country: string }) {
  const t = useTranslator("sampleTracker");
  const reachedAt = new Map(sample.stages.map(({ stage, reachedAt: at }) => [stage, at]));
  return (
    <section aria-label={t("stagesTitle")} className={cn(cardStyles, "grid gap-6")}>
      {phases.map(({ name, stages: ofPhase }) => (
        <div key={name}>
          <h3 className="mb-3 text-small font-semibold text-quiet">{t(`phases.${name}`)}</h3>
          <ol>
            {ofPhase.map((stage, index) => (
              <StageItem
                key={stage}
                name={t(`stages.${stage}.name`)}
                progress={progressOf(stage, sample)}
                isLast={index === ofPhase.length - 1}
                date={dateOf(reachedAt.get(stage) ?? null, country)}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function progressOf(stage: Stage, { stage: current, state }: TrackedSample): Progress {
  const [at, now] = [stages.indexOf(stage), stages.indexOf(current)];
  if (at !== now) return at < now ? "done" : "ahead";
  if (state === "ready") return "done";
  return state === "on-track" ? "now" : "stopped";
}

function dateOf(at: string | null, country: string): string | undefined {
  return at === null ? undefined : formatDate(new Date(at), country);
}

interface StageItemProps {
  readonly name: string;
  readonly progress: Progress;
  readonly isLast: boolean;
  readonly date: string | undefined;
}

const marks: Readonly<Record<Progress, { readonly symbol: string; readonly styles: string }>> = {
  done: { symbol: "✓", styles: "border-brand bg-brand text-on-brand" },
  now: { symbol: "●", styles: "border-brand bg-brand-soft text-brand" },
  stopped: { symbol: "!", styles: "border-carrier bg-carrier-soft text-carrier" },
  ahead: { symbol: "", styles: "border-edge bg-card" },
};

function StageItem({ name, progress, isLast, date }: StageItemProps) {
  const t = useTranslator("sampleTracker");
  const { symbol, styles } = marks[progress];
  const isCurrent = progress === "now" || progress === "stopped";
  return (
    <li aria-current={isCurrent ? "step" : undefined} className="relative flex gap-3 pb-4 last:pb-0">
      {!isLast && (
        <span
          aria-hidden="true"
          className={cn(
            "absolute top-6 bottom-0 left-[0.6875rem] border-l-2",
            progress === "done" ? "border-brand" : "border-dashed border-edge",
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={cn(
          "z-1 grid size-6 shrink-0 place-items-center rounded-full border-2 text-small leading-none font-bold",
          styles,
        )}
      >
        {symbol}
      </span>
      <p className={cn(isCurrent ? "font-semibold" : progress === "ahead" && "text-quiet")}>
        {name}
        {progress !== "ahead" && <span className="sr-only">, {t(progress)}</span>}
        {date !== undefined && (
          <span className="block text-small font-normal text-quiet tabular-nums">{date}</span>
        )}
      </p>
    </li>
  );
}
