import { englishText } from "@/lib/domain/error-response";
import { type AnyShape, isFileResponse, isNoContent, type Route } from "@/lib/contract/contract";
import { type JsonSchema, typeOf } from "@/lib/contract/openapi/json-schema";
import { toJsonSchema } from "@/lib/contract/openapi/schema-of";
import type { NamedRoute } from "@/lib/contract/routes";
import { formatResponse } from "./format-response";
import { formatRules } from "./format-rules";

const accessLabels = { anyone: "anyone", session: "signed-in users", admin: "admins" } as const;

const formatAccess = ({ access }: Route): string => accessLabels[access];

/** One implemented call: access, input, response and failure message. */
export function renderCall({ name, route }: NamedRoute, shape: AnyShape): string {
  const rows = [
    ...rowsOf("path", shape.params && toJsonSchema(shape.params, "text", name)),
    ...rowsOf("query", shape.query && toJsonSchema(shape.query, "text", name)),
    ...rowsOf("body", shape.body && toJsonSchema(shape.body, "body", name)),
  ];
  return [
    `### ${name}`,
    shape.summary,
    `\`${route.method} /api${route.path}\` for ${formatAccess(route)}.${notesOf(route)}`,
    ...(rows.length > 0
      ? [["| field | in | required | rules |", "| --- | --- | --- | --- |", ...rows].join("\n")]
      : [route.body === "json" ? "The body is an empty object: `{}`." : "No input."]),
    `Response: ${describeResponse(name, route, shape)}.`,
    `Failure message: “${englishText(route.failure)}” (\`${route.failure}\`).`,
  ].join("\n\n");
}

function notesOf({ servedBy, session, ours }: Route): string {
  return [
    servedBy && " Served by the storefront itself.",
    session === "starts" && " Starts a session.",
    session === "ends" && " Ends the session.",
    ours && " Not in the product specification.",
  ]
    .filter(Boolean)
    .join("");
}

function describeResponse(name: string, { path, method }: Route, { response }: AnyShape): string {
  if (/^\/auth\/(logout|signout)$/.test(path))
    return method === "GET"
      ? "a redirect to `next` or the home page (303); for a request from another site a confirmation page (200)"
      : "nothing (204), or for a page request a redirect to `next` or the home page (303)";
  if (isNoContent(response)) return "nothing (204)";
  if (isFileResponse(response))
    return `a file of type \`${response.fileType}\`, at most ${response.maxBytes} bytes`;
  return `\`${formatResponse(toJsonSchema(response, "response", name))}\``;
}

function rowsOf(where: string, schema: JsonSchema | undefined, prefix = ""): readonly string[] {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).flatMap(([name, field]) => {
    const isRequired = required.includes(name) ? "yes" : "";
    const row = `| \`${prefix}${name}\` | ${where} | ${isRequired} | ${cell(formatRules(field))} |`;
    return [row, ...innerRows(where, field, `${prefix}${name}`)];
  });
}

function innerRows(where: string, field: JsonSchema, name: string): readonly string[] {
  if (typeOf(field).type === "object") return rowsOf(where, field, `${name}.`);
  if (field.items === undefined) return [];
  if (typeOf(field.items).type === "object") return rowsOf(where, field.items, `${name}[].`);
  return [`| \`${name}[]\` | ${where} | | ${cell(formatRules(field.items))} |`];
}

const cell = (text: string) => text.replaceAll("|", "\\|");
