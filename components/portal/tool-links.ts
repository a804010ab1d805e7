import { findTool, toolsOf, type ToolUser } from "@/lib/navigation/tools";
import type { Words } from "@/lib/domain/words";
import portal from "@/messages/en/portal.json";

export interface ToolLink {
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

type BuiltTool = keyof (typeof portal)["tools"];

/** A tool whose screen is built has words, and no other has: nothing is linked before it exists. */
export function toolLinks(user: ToolUser, words: Words<"portal">): readonly ToolLink[] {
  return toolsOf(user).flatMap(({ name, path }) =>
    isBuilt(name)
      ? [{ name, path, label: words(`tools.${name}.name`), text: words(`tools.${name}.text`) }]
      : [],
  );
}

/** Whose tool it is that somebody came for and does not have; nothing where there is no such tool. */
export function missedTool(name: unknown, words: Words<"portal">): string | undefined {
  if (typeof name !== "string" || !isBuilt(name)) return undefined;
  const [type] = findTool(name)?.types ?? [];
  return type && words("missed", { tool: words(`tools.${name}.name`), type });
}

function isBuilt(name: string): name is BuiltTool {
  return Object.hasOwn(portal.tools, name);
}
