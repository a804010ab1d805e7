import { type AnySchema, ObjectSchema } from "yup";
import { type AnyShape, isFileResponse, isNoContent, type Route } from "@/lib/contract/contract";
import type { NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { shared } from "./components";
import { listErrorResponses } from "./error-responses";
import { isRequired, toJsonSchema } from "./schema-of";

/** A call as an OpenAPI operation. */
export function toOperation({ name, area, call, route }: NamedRoute): Readonly<Record<string, unknown>> {
  const shape = shapeOf(area, call);
  const servedBy = route.servedBy ?? "backend";
  return {
    operationId: name,
    summary: name,
    tags: [area],
    parameters: [...pathParameters(name, route, shape), ...queryParameters(name, shape), ...headersOf(route)],
    ...bodyOf(name, route, shape),
    responses: { ...responsesOf(name, route, shape), ...listErrorResponses(route, shape) },
    security: securityOf(route),
    "x-served-by": servedBy,
    "x-failure-message": route.failure,
    ...(route.ours && { "x-ours": true }),
    ...(route.session && { "x-session": route.session }),
    ...(route.session === "starts" && {
      "x-backend-response-headers": {
        "X-Session": shared("headers", "Session"),
        "X-Session-Max-Age": shared("headers", "SessionMaxAge"),
      },
    }),
  };
}

/** Public calls need no session, but a session sent decides the owner of the cart. */
function securityOf({ access, usesApiToken }: Route) {
  if (usesApiToken) return [{ apiToken: [] }];
  return access === "anyone" ? [{}, { session: [] }] : [{ session: [] }];
}

function pathParameters(name: string, route: Route, shape: AnyShape) {
  const fields = shape.params?.fields ?? {};
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => {
    const field: unknown = fields[parameter];
    const schema = isField(field) ? toJsonSchema(field, "text", `${name}: ${parameter}`) : { type: "string" };
    return { name: parameter, in: "path", required: true, schema };
  });
}

function queryParameters(name: string, shape: AnyShape) {
  return Object.entries<unknown>(shape.query?.fields ?? {}).map(([parameter, field]) => {
    const path = `${name}: ${parameter}`;
    if (!isField(field)) throw new Error(`${path} is not a schema.`);
    if (field instanceof ObjectSchema || field.type === "array")
      throw new Error(`${path} has more than one value, which a query cannot express.`);
    return {
      name: parameter,
      in: "query",
      required: isRequired(field, "text"),
      schema: toJsonSchema(field, "text", path),
    };
  });
}

function headersOf({ method, servedBy, signedBy }: Route) {
  const isWrite = method !== "GET" && servedBy === undefined;
  return [
    shared("parameters", "RequestId"),
    ...(isWrite ? [shared("parameters", "IdempotencyKey")] : []),
    ...(signedBy === undefined ? [] : [signatureHeader(signedBy)]),
  ];
}

const signatureHeader = (name: string) => ({
  name,
  in: "header",
  required: true,
  description:
    "`t=<Unix seconds>,k=<key id>,v1=<hex>`: HMAC-SHA256 of `<t>.<body>` with the secret of the key, at most five minutes old.",
  schema: { type: "string" },
});

function bodyOf(name: string, { body, maxJsonBytes }: Route, shape: AnyShape) {
  if (body === "none") return {};
  if (body !== "json") {
    const content = Object.fromEntries(body.file.map((type) => [type, { schema: {} }]));
    return { requestBody: { required: true, content, "x-max-bytes": body.maxBytes } };
  }
  const schema = shape.body ? toJsonSchema(shape.body, "body", `${name}: body`) : {};
  const limit = maxJsonBytes === undefined ? {} : { "x-max-bytes": maxJsonBytes };
  return { requestBody: { required: true, content: { "application/json": { schema } }, ...limit } };
}

function responsesOf(name: string, route: Route, shape: AnyShape) {
  return signsOut(route) ? pagesOf(route) : responseOf(name, shape);
}

function responseOf(name: string, { response }: AnyShape) {
  if (isNoContent(response)) return { 204: { description: "Done, without content." } };
  if (isFileResponse(response)) {
    const content = { [response.fileType]: { schema: {} } };
    return { 200: { description: "A file, with its name.", content, "x-max-bytes": response.maxBytes } };
  }
  const schema = toJsonSchema(response, "response", `${name}: response`);
  return { 200: { description: "Done.", content: { "application/json": { schema } } } };
}

const signsOut = ({ path }: Route) => /^\/auth\/(logout|signout)$/.test(path);

/** Signing out is a link or a plain form, so its responses are pages and redirects. */
function pagesOf({ method }: Route) {
  const headers = { Location: { description: "`next` or the front page.", schema: { type: "string" } } };
  const away = { 303: { description: "Signed out.", headers } };
  if (method !== "GET")
    return { ...away, 204: { description: "Signed out, for a client that does not accept HTML." } };
  const asks = "A page with a confirmation button, for a request from elsewhere.";
  return { 200: { description: asks, content: { "text/html": { schema: { type: "string" } } } }, ...away };
}

function isField(field: unknown): field is AnySchema {
  return typeof field === "object" && field !== null && "spec" in field;
}
