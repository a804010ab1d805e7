import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import type { UserType } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";
import type { ToolLink } from "./tool-links";

interface DashboardProps {
  readonly name: string;
  readonly type: UserType;
  readonly signedInAs: string;
  readonly tools: readonly ToolLink[];
  /** Name of the tool used last. */
  readonly lastTool: string | undefined;
  readonly news?: ReactNode;
  /** Shown when the visitor asked for a tool of another user type. */
  readonly notice?: string | undefined;
  /** What waits for the user. */
  readonly attention?: ReactNode;
  /** Reports that are ready. */
  readonly reports?: ReactNode;
  /** Samples without a report. */
  readonly samples?: ReactNode;
  /** Breeding animals with gaps in their tests. */
  readonly gaps?: ReactNode;
  /** Recent animals. */
  readonly animals?: ReactNode;
  /** Upcoming days. */
  readonly ahead?: ReactNode;
  /** In place of reports and animals, for an owner with one. */
  readonly onlyAnimal?: ReactNode;
}

/**
 * First page after signing in: what to do and what is new, for vets the results first; beside it, samples under way and
 * the user's animals.
 */
export function Dashboard(props: DashboardProps) {
  const t = translate("portal");
  const {
    name,
    type,
    signedInAs,
    tools,
    lastTool,
    news,
    notice,
    attention,
    reports,
    samples,
    gaps,
    animals,
    ahead,
    onlyAnimal,
  } = props;
  const last = tools.find((tool) => tool.name === lastTool);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1>{t("hello", { name })}</h1>
          <p className="mt-1 text-quiet">{signedInAs}</p>
        </div>
        {last && (
          <Link href={last.path} className="inline-flex min-h-8 items-center font-semibold">
            {t("continue", { tool: last.label })}
          </Link>
        )}
      </div>
      {notice && <p className="rounded-box border border-line bg-card p-4">{notice}</p>}
      {news}
      {onlyAnimal}
      <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-[3fr_2fr]">
        <div className="contents content-start gap-6 full:grid">
          {type === "vet" && reports}
          {attention}
          {type !== "vet" && <div className="order-1 empty:hidden full:order-none">{reports}</div>}
          {gaps && <div className="order-2 full:order-none">{gaps}</div>}
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          {samples}
          {ahead}
          {animals}
        </div>
      </div>
      <p className="text-quiet">
        {t("help")} <Link href={paths.pages.help}>{t("helpLink")}</Link>
      </p>
    </div>
  );
}
