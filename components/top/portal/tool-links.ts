import { findTool, toolsOf, type ToolName, type ToolUser } from "@/lib/navigation/tools";
import type { Translator } from "@/lib/i18n/translator";
import portal from "@/messages/en/top/portal.json";

export interface ToolLink {
  readonly name: ToolName;
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

type AvailableTool = ToolName & keyof (typeof portal)["tools"];

/** Links to the user's tools. A tool without messages has no page yet and is left out. */
export function toolLinks(user: ToolUser, t: Translator<"portal">): readonly ToolLink[] {
  return toolsOf(user).flatMap(({ name, path }) =>
    isAvailable(name) ? [{ name, path, label: t(`tools.${name}.name`), text: t(`tools.${name}.text`) }] : [],
  );
}

/** Says which user type has the tool the visitor asked for; undefined when there is no such tool. */
export function unavailableToolNotice(name: unknown, t: Translator<"portal">): string | undefined {
  if (typeof name !== "string" || !isAvailable(name)) return undefined;
  const [type] = findTool(name)?.types ?? [];
  return type && t("notYourTool", { tool: t(`tools.${name}.name`), type });
}

function isAvailable(name: string): name is AvailableTool {
  return Object.hasOwn(portal.tools, name);
}
