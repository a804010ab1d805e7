import { differenceInCalendarDays } from "date-fns";
import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { Timeline } from "@/components/orders/public/timeline";
import { DescriptionList } from "@/components/ui/description-list";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { ownLabs } from "@/lib/config/kits/lab";
import { formatDate } from "@/lib/domain/format";
import { formatInstant, formatInstantDay } from "@/lib/domain/format-instant";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";
import { TubeActions } from "./tube-actions-client";
import { TubeBadges } from "./tube-badges";

type Tube = Response<"adminLab.get">;

interface TubeViewProps {
  readonly tube: Tube;
}

/** A tube as admins see it: facts, actions, history. */
export function TubeView({ tube }: TubeViewProps) {
  const t = translate("adminLab");
  const canChange = !tube.isFailed && !tube.isCancelled && !tube.isVoid;
  return (
    <>
      <p>
        <Link href={paths.adminLab}>{t("back")}</Link>
      </p>
      <div className="grid gap-3">
        <h1 className="tabular-nums">{formatBarcode(tube.barcode)}</h1>
        <TubeBadges tube={tube} />
        <Lateness tube={tube} />
      </div>
      {canChange && (
        <ClientMessages areas={["adminLab"]}>
          <TubeActions
            barcode={tube.barcode}
            stage={tube.stage}
            isOnHold={tube.problem !== null}
            canSend={tube.order === null && tube.sentAt === null}
          />
        </ClientMessages>
      )}
      <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-2">
        <Facts tube={tube} />
        <History tube={tube} />
      </div>
    </>
  );
}

const daysSince = (day: string) => differenceInCalendarDays(new Date(), `${day}T12:00:00`);

/** Why the tube is overdue, and what an admin can do. */
function Lateness({ tube: { isOverdue, promisedOn, events } }: TubeViewProps) {
  const t = translate("adminLab");
  const last = events.find(({ type }) => type === "stage");
  if (!isOverdue || promisedOn === null || !last?.stage) return null;
  const days = daysSince(promisedOn);
  const date = formatInstantDay(last.at);
  return (
    <p className="max-w-text text-lead">{t("tube.late", { days, stage: t(`stages.${last.stage}`), date })}</p>
  );
}

const formatLongDay = (day: string) => formatDate(new Date(`${day}T12:00:00`), requestCountry());

function Facts({ tube }: TubeViewProps) {
  const t = translate("adminLab");
  const when = (at: string | null) => at && formatInstant(at);
  const { order, problem, promisedOn } = tube;
  const facts = [
    [t("tube.product"), tube.product],
    [
      t("tube.order"),
      order ? <Link href={paths.adminOrder(order.id)}>{order.number}</Link> : t("tube.noOrder"),
    ],
    [t("tube.sent"), when(tube.sentAt)],
    [t("tube.activated"), when(tube.activatedAt) ?? t("tube.notActivated")],
    [t("tube.posted"), when(tube.postedAt)],
    [t("tube.animal"), tube.animal === null ? null : describeAnimal(tube, t)],
    [
      t("tube.promised"),
      promisedOn && [formatLongDay(promisedOn), tube.promiseReason].filter(Boolean).join(": "),
    ],
    [
      t("tube.problem"),
      problem && [t(`detailsProblems.${problem}`), tube.problemNote].filter(Boolean).join(": "),
    ],
    [t("tube.failed"), tube.failReason],
    [t("tube.results"), tube.resultCount > 0 ? String(tube.resultCount) : null],
  ] as const;
  return (
    <section aria-labelledby="facts" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="facts">{t("tube.facts")}</h2>
      <DescriptionList rows={facts} layout="beside" className="grid gap-3" />
      {tube.reports.length > 0 && (
        <>
          <h3>{t("tube.reports")}</h3>
          <ul className="grid gap-1">
            {tube.reports.map(({ version, status, issuedAt }) => (
              <li key={version}>
                {t("tube.report", {
                  version,
                  status: t(`tube.statuses.${status}`),
                  date: formatInstant(issuedAt),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type T = ReturnType<typeof getTranslator<"adminLab">>;

function describeAnimal({ animal, species, sex, breed, bornOn }: Tube, t: T): string {
  const known = (["male", "female"] as const).find((each) => each === sex) ?? "unknown";
  return [
    animal,
    species && t(`tube.species.${species}`),
    t(`tube.sexes.${known}`),
    breed,
    bornOn && t("tube.born", { date: formatLongDay(bornOn) }),
  ]
    .filter(Boolean)
    .join(", ");
}

function History({ tube }: TubeViewProps) {
  const t = translate("adminLab");
  return (
    <section aria-labelledby="history" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="history">{t("tube.history")}</h2>
      {tube.events.length === 0 ? (
        <p className="text-quiet">{t("tube.noHistory")}</p>
      ) : (
        <Timeline
          entries={tube.events.map((event) => ({
            label: labelOf(event, t),
            when: t("tube.from", { date: formatInstant(event.at), lab: labOf(event.lab, t) }),
            notes: event.note === null ? [] : [event.note],
          }))}
        />
      )}
    </section>
  );
}

/** Laboratories have names; our own senders have labels. */
function labOf(lab: string, t: T): string {
  const own = Object.values(ownLabs).find((each) => each === lab);
  return own === undefined ? lab : t(`tube.labs.${own}`);
}

function labelOf({ type, stage, problem, promisedOn, run, results }: Tube["events"][number], t: T) {
  if (type === "stage") return t("tube.events.stage", { stage: stage ? t(`stages.${stage}`) : "" });
  if (type === "hold")
    return t("tube.events.hold", { problem: problem ? t(`detailsProblems.${problem}`) : "" });
  if (type === "promise")
    return t("tube.events.promise", { date: promisedOn ? formatLongDay(promisedOn) : "" });
  if (type === "results") return t("tube.events.results", { run: run ?? 1, count: results ?? 0 });
  return t(`tube.events.${type}`);
}
