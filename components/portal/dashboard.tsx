import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/navigation/paths";
import { coatNumber, pictures } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";
import type { ToolLink } from "./tool-links";

interface DashboardProps {
  readonly name: string;
  readonly signedInAs: string;
  readonly tools: readonly ToolLink[];
  /** Used last, by its name. */
  readonly lastTool: string | undefined;
  /** Said to who came for a tool that they do not have. */
  readonly missed?: string | undefined;
  readonly words: Words<"portal">;
}

/** Where one arrives after signing in: who one is here, and what one can do. */
export function Dashboard({ name, signedInAs, tools, lastTool, missed, words }: DashboardProps) {
  const last = tools.find(({ name }) => name === lastTool);
  return (
    <div className="grid gap-8">
      <div>
        <h1>{words("hello", { name })}</h1>
        <p className="mt-1 text-quiet">{signedInAs}</p>
        {missed && <p className="mt-4 rounded-box border border-line bg-card p-4">{missed}</p>}
        {last && (
          <p className="mt-4">
            <LinkButton kind="secondary" href={last.path}>
              {words("carryOn", { tool: last.label })}
            </LinkButton>
          </p>
        )}
      </div>
      <ul className="grid gap-4 wide:grid-cols-2">
        {tools.map(({ path, label, text }, at) => (
          <li key={path} className="relative flex items-center gap-4 rounded-box bg-card p-5 shadow-raised">
            <img
              src={pictures.pet(at % 2 ? "feline" : "canine", coatNumber(at))}
              width={120}
              height={120}
              alt=""
              className="size-16"
            />
            <div>
              {/* The whole card leads there. */}
              <a href={path} className="font-semibold after:absolute after:inset-0">
                {label}
              </a>
              <p className="mt-1 text-small text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-quiet">
        {words("help")} <a href={paths.pages.help}>{words("toHelp")}</a>
      </p>
    </div>
  );
}
