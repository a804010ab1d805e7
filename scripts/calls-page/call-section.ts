import { type AnyShape, isFileAnswer, isNothing, type Route } from "@/lib/contract/contract";
import { type JsonSchema, typeOf } from "@/lib/contract/openapi/json-schema";
import { schemaOf } from "@/lib/contract/openapi/schema-of";
import type { NamedRoute } from "@/lib/contract/routes";
import { answerInShort } from "./answer-in-short";
import { rulesInWords } from "./rules-in-words";

const who = { anyone: "anyone", session: "somebody signed in", admin: "an administrator" } as const;

export const whoMay = ({ access }: Route): string => who[access];

/** One built call: who, what goes in, what comes back, what is said when it fails. */
export function callSection({ name, route }: NamedRoute, shape: AnyShape): string {
  const rows = [
    ...rowsOf("path", shape.params && schemaOf(shape.params, "text", name)),
    ...rowsOf("query", shape.query && schemaOf(shape.query, "text", name)),
    ...rowsOf("body", shape.body && schemaOf(shape.body, "body", name)),
  ];
  return [
    `### ${name}`,
    `\`${route.method} /api${route.path}\` for ${whoMay(route)}.${notesOf(route)}`,
    ...(rows.length > 0
      ? [["| field | where | needed | rules |", "| --- | --- | --- | --- |", ...rows].join("\n")]
      : [route.body === "json" ? "The body is an empty object: `{}`." : "Nothing goes in."]),
    `Comes back: ${answerOf(name, route, shape)}.`,
    `When it fails: “${route.failure}”.`,
  ].join("\n\n");
}

function notesOf({ servedBy, session, ours }: Route): string {
  return [
    servedBy && " The storefront answers it itself.",
    session === "starts" && " It starts a session.",
    session === "ends" && " It ends the session.",
    ours && " It is ours: the product's specification does not name it.",
  ]
    .filter(Boolean)
    .join("");
}

function answerOf(name: string, { path, method }: Route, { answer }: AnyShape): string {
  if (/^\/auth\/(logout|signout)$/.test(path))
    return method === "GET"
      ? "the way to `next` or the front page (303); to a request from elsewhere a page that asks (200)"
      : "nothing (204), or where a page is asked for the way to `next` or the front page (303)";
  if (isNothing(answer)) return "nothing (204)";
  if (isFileAnswer(answer))
    return `a file of the type \`${answer.fileType}\`, of ${answer.maxBytes} bytes at most`;
  return `\`${answerInShort(schemaOf(answer, "answer", name))}\``;
}

function rowsOf(where: string, schema: JsonSchema | undefined, prefix = ""): readonly string[] {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).flatMap(([name, field]) => {
    const needed = required.includes(name) ? "yes" : "";
    const row = `| \`${prefix}${name}\` | ${where} | ${needed} | ${cell(rulesInWords(field))} |`;
    return [row, ...innerRows(where, field, `${prefix}${name}`)];
  });
}

function innerRows(where: string, field: JsonSchema, name: string): readonly string[] {
  if (typeOf(field).type === "object") return rowsOf(where, field, `${name}.`);
  if (field.items === undefined) return [];
  if (typeOf(field.items).type === "object") return rowsOf(where, field.items, `${name}[].`);
  return [`| \`${name}[]\` | ${where} | | ${cell(rulesInWords(field.items))} |`];
}

const cell = (text: string) => text.replaceAll("|", "\\|");
