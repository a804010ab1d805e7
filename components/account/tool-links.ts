import { toolsOf, type ToolUser } from "@/lib/domain/tools";
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

function isBuilt(name: string): name is BuiltTool {
  return Object.hasOwn(portal.tools, name);
}
