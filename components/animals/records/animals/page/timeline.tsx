import { requestCountry, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatDay } from "@/lib/domain/format";
import type { TimelineEntry } from "./animal-types";

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
}

/** Further entries are folded away. */
const shownEntries = 8;

/** What happened to the animal, newest first. */
export function Timeline({ entries }: TimelineProps) {
  const t = translate("animals");
  const rest = entries.slice(shownEntries);
  return (
    <section aria-labelledby="timeline" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="timeline">{t("timeline.title")}</h2>
      <EntryList entries={entries.slice(0, shownEntries)} />
      {rest.length > 0 && (
        <details>
          <summary className="disclosure font-medium">{t("timeline.older", { count: rest.length })}</summary>
          <EntryList entries={rest} />
        </details>
      )}
    </section>
  );
}

function EntryList({ entries }: TimelineProps) {
  return (
    <ol className="grid gap-2 border-l-2 border-line pl-4">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.at} ${entry.stage} ${entry.barcode}`}>
          <time dateTime={entry.at} className="text-small text-quiet tabular-nums">
            {formatDay(entry.at, requestCountry())}
          </time>
          <p className="wrap-anywhere">{textOf(entry)}</p>
        </li>
      ))}
    </ol>
  );
}

function textOf(entry: TimelineEntry): string {
  const t = translate("animals");
  const { stage, product, version, person } = entry;
  const stageName = stage && translate("sampleTracker")(`stages.${stage}.name`);
  const texts = { product: product ?? "", stage: stageName ?? "", person: person ?? "" };
  return t(`timeline.${messageOf(entry)}`, { ...texts, version: version ?? 1 });
}

function messageOf({ kind, version, person }: TimelineEntry) {
  if (kind === "reported" && version !== null && version > 1) return "reportedAgain";
  if (kind === "shared" && person !== null) return "sharedWith";
  return kind === "transfer-offered" && person !== null ? "transfer-offeredTo" : kind;
}
