import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { systemName } from "@/components/shop/public/system-name";
import { cn } from "@/components/ui/class-names";
import { type BodySystem, groupBySystem, groupOf, systemAnchor } from "./group-results";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { groupMeanings } from "./outcome-meaning";
import type { PartProps } from "./result-types";

const shownGroups = ["at-risk", "carrier", "not-reported", "clear"] as const;

type ShownGroup = (typeof shownGroups)[number];

const strokes: Readonly<Record<ShownGroup, string>> = {
  "at-risk": "stroke-affected",
  carrier: "stroke-carrier",
  "not-reported": "stroke-edge",
  clear: "stroke-clear",
};
const inks: Readonly<Record<ShownGroup, string>> = {
  "at-risk": "text-affected",
  carrier: "text-carrier",
  "not-reported": "text-quiet",
  clear: "text-clear",
};

/** A ring for each body system that was tested, linked to its tests. */
export function SystemRings({ report }: PartProps) {
  const t = translate("results");
  const systems = groupBySystem(report.tests);
  if (systems.length === 0) return null;
  return (
    <nav aria-label={t("sections.systems")} className="border-t border-line pt-4 print:hidden">
      <ul className="grid grid-cols-3 gap-x-2 gap-y-4 wide:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]">
        {systems.map((system) => (
          <li key={system.name}>
            <SystemRing system={system} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SystemRing({ system: { name, tests } }: { readonly system: BodySystem }) {
  const t = translate("results");
  const parts = shownGroups
    .map((group) => ({ group, count: tests.filter((test) => groupOf(test) === group).length }))
    .filter(({ count }) => count > 0);
  const worst = parts[0];
  if (worst === undefined) return null;
  return (
    <Link
      href={`#${systemAnchor(name)}`}
      className="grid justify-items-center gap-1 rounded-box p-1 text-center text-ink no-underline hover:bg-sand hover:text-ink"
    >
      <span className={cn("relative grid size-14 place-items-center", inks[worst.group])}>
        <Ring parts={parts} total={tests.length} />
        <MeaningSymbol meaning={groupMeanings[worst.group]} />
      </span>
      <span className="text-small leading-tight font-medium">{systemName(name)}</span>
      <span className="text-small leading-tight text-quiet">
        {t(`counts.${worst.group}`, { count: worst.count })}
      </span>
    </Link>
  );
}

interface RingProps {
  readonly parts: readonly { readonly group: ShownGroup; readonly count: number }[];
  readonly total: number;
}

/** The words below it say the same. */
function Ring({ parts, total }: RingProps) {
  const percentOf = (some: RingProps["parts"]) =>
    (some.reduce((sum, { count }) => sum + count, 0) / total) * 100;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 56"
      fill="none"
      strokeWidth={6}
      className="absolute inset-0 -rotate-90"
    >
      {parts.map((part, position) => (
        <circle
          key={part.group}
          cx={28}
          cy={28}
          r={24}
          pathLength={100}
          // A gap between the parts tells them apart without colour.
          strokeDasharray={parts.length > 1 ? `${Math.max(percentOf([part]) - 3, 1)} 100` : undefined}
          strokeDashoffset={-percentOf(parts.slice(0, position))}
          className={strokes[part.group]}
        />
      ))}
    </svg>
  );
}
