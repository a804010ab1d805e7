import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import type { ToolLink } from "./tool-links";
import { ToolOverview } from "./tool-overview";

interface DashboardProps {
  readonly name: string;
  readonly signedInAs: string;
  readonly tools: readonly ToolLink[];
  /** Name of the tool used last. */
  readonly lastTool: string | undefined;
  /** Shown when the visitor asked for a tool of another user type. */
  readonly notice?: string | undefined;
  /** What waits for the user. */
  readonly attention?: ReactNode;
  /** Reports that are ready. */
  readonly reports?: ReactNode;
  /** Samples without a report. */
  readonly samples?: ReactNode;
  /** Recent animals. */
  readonly animals?: ReactNode;
}

/** First page after signing in: what to do now, then what is new, then the user's animals and tools. */
export function Dashboard(props: DashboardProps) {
  const t = translate("portal");
  const { name, signedInAs, tools, lastTool, notice, attention, reports, samples, animals } = props;
  const last = tools.find((tool) => tool.name === lastTool);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div>
        <h1>{t("hello", { name })}</h1>
        <p className="mt-1 text-quiet">{signedInAs}</p>
        {notice && <p className="mt-4 rounded-box border border-line bg-card p-4">{notice}</p>}
        {last && (
          <p className="mt-4">
            <LinkButton kind="secondary" href={last.path}>
              {t("continue", { tool: last.label })}
            </LinkButton>
          </p>
        )}
      </div>
      {attention}
      {reports}
      {samples}
      {animals}
      <ToolOverview tools={tools} />
      <p className="text-quiet">
        {t("help")} <Link href={paths.pages.help}>{t("helpLink")}</Link>
      </p>
    </div>
  );
}
