import { type AnySchema, ObjectSchema } from "yup";
import { type AnyShape, isFileAnswer, isNothing, type Route } from "@/lib/contract/contract";
import type { NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { shared } from "./components";
import { refusalsOf } from "./refusals-of";
import { isNeeded, schemaOf } from "./schema-of";

/** One call as an operation. What is not built yet is listed with its path and its 501. */
export function operationOf({ name, area, call, route }: NamedRoute): Readonly<Record<string, unknown>> {
  const shape = shapeOf(area, call);
  const servedBy = route.servedBy ?? "backend";
  return {
    operationId: name,
    summary: `${name}${shape ? "" : " (not built yet)"}`,
    tags: [area],
    parameters: [...pathParameters(name, route, shape), ...queryParameters(name, shape), ...headersOf(route)],
    ...bodyOf(name, route, shape),
    responses: { ...(shape && answersOf(name, route, shape)), ...refusalsOf(route, shape) },
    security: securityOf(route),
    "x-built": shape !== undefined,
    "x-served-by": servedBy,
    "x-failure-message": route.failure,
    ...(route.ours && { "x-ours": true }),
    ...(route.session && { "x-session": route.session }),
    ...(route.session === "starts" && {
      "x-backend-answer-headers": {
        "X-Session": shared("headers", "Session"),
        "X-Session-Max-Age": shared("headers", "SessionMaxAge"),
      },
    }),
  };
}

/** A session is never required where anyone may call, but sent it decides whose cart it is. */
function securityOf({ access }: Route) {
  return access === "anyone" ? [{}, { session: [] }] : [{ session: [] }];
}

function pathParameters(name: string, route: Route, shape: AnyShape | undefined) {
  const fields = shape?.params?.fields ?? {};
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => {
    const field: unknown = fields[parameter];
    const schema = isField(field) ? schemaOf(field, "text", `${name}: ${parameter}`) : { type: "string" };
    return { name: parameter, in: "path", required: true, schema };
  });
}

function queryParameters(name: string, shape: AnyShape | undefined) {
  return Object.entries<unknown>(shape?.query?.fields ?? {}).map(([parameter, field]) => {
    const path = `${name}: ${parameter}`;
    if (!isField(field)) throw new Error(`${path} is not a schema.`);
    if (field instanceof ObjectSchema || field.type === "array")
      throw new Error(`${path} is more than one value: an address cannot say it.`);
    return {
      name: parameter,
      in: "query",
      required: isNeeded(field, "text"),
      schema: schemaOf(field, "text", path),
    };
  });
}

function headersOf({ method, servedBy }: Route) {
  const isWrite = method !== "GET" && servedBy === undefined;
  return [shared("parameters", "RequestId"), ...(isWrite ? [shared("parameters", "IdempotencyKey")] : [])];
}

function bodyOf(name: string, { body }: Route, shape: AnyShape | undefined) {
  if (body === "none") return {};
  if (body !== "json") {
    const content = Object.fromEntries(body.file.map((type) => [type, { schema: {} }]));
    return { requestBody: { required: true, content, "x-max-bytes": body.maxBytes } };
  }
  const schema = shape?.body ? schemaOf(shape.body, "body", `${name}: body`) : {};
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

function answersOf(name: string, route: Route, shape: AnyShape) {
  return signsOut(route) ? pagesOf(route) : answerOf(name, shape);
}

function answerOf(name: string, { answer }: AnyShape) {
  if (isNothing(answer)) return { 204: { description: "Done. There is nothing more to say." } };
  if (isFileAnswer(answer)) {
    const content = { [answer.fileType]: { schema: {} } };
    return { 200: { description: "A file, with its name.", content, "x-max-bytes": answer.maxBytes } };
  }
  const schema = schemaOf(answer, "answer", `${name}: answer`);
  return { 200: { description: "Done.", content: { "application/json": { schema } } } };
}

const signsOut = ({ path }: Route) => /^\/auth\/(logout|signout)$/.test(path);

/** Signing out is a link or a plain form, so that it answers as pages do. */
function pagesOf({ method }: Route) {
  const headers = { Location: { description: "`next` or the front page.", schema: { type: "string" } } };
  const away = { 303: { description: "Signed out.", headers } };
  if (method !== "GET") return { ...away, 204: { description: "Signed out, where no page was asked for." } };
  const asks = "Not from a page of the shop: a page that asks, with a button.";
  return { 200: { description: asks, content: { "text/html": { schema: { type: "string" } } } }, ...away };
}

function isField(field: unknown): field is AnySchema {
  return typeof field === "object" && field !== null && "spec" in field;
}
