import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/navigation/paths";
import { coatByIndex, pictures } from "@/lib/domain/pictures";
import type { Translator } from "@/lib/i18n/translator";
import type { ToolLink } from "./tool-links";

interface DashboardProps {
  readonly name: string;
  readonly signedInAs: string;
  readonly tools: readonly ToolLink[];
  /** Name of the tool used last. */
  readonly lastTool: string | undefined;
  /** Shown when the visitor asked for a tool of another user type. */
  readonly notice?: string | undefined;
  /** Kits to activate. */
  readonly kits?: ReactNode;
  /** Reports that are ready. */
  readonly reports?: ReactNode;
  readonly t: Translator<"portal">;
}

/** First page after signing in: the user and their tools. */
export function Dashboard({ name, signedInAs, tools, lastTool, notice, kits, reports, t }: DashboardProps) {
  const last = tools.find(({ name }) => name === lastTool);
  return (
    <div className="grid gap-8">
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
      {reports}
      {kits}
      <ul className="grid gap-4 wide:grid-cols-2">
        {tools.map(({ path, label, text }, index) => (
          <li key={path} className="relative flex items-center gap-4 rounded-box bg-card p-5 shadow-raised">
            <img
              src={pictures.pet(index % 2 ? "feline" : "canine", coatByIndex(index))}
              width={120}
              height={120}
              alt=""
              className="size-16"
            />
            <div>
              {/* The whole card is the link. */}
              <a href={path} className="font-semibold after:absolute after:inset-0">
                {label}
              </a>
              <p className="mt-1 text-small text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-quiet">
        {t("help")} <a href={paths.pages.help}>{t("helpLink")}</a>
      </p>
    </div>
  );
}
