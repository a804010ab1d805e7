import { englishText } from "@/lib/domain/error-response";
import { type AnySchema, ObjectSchema } from "yup";
import {
  type AnyShape,
  isFileResponse,
  isJsonResponse,
  isNoContent,
  type Route,
} from "@/lib/contract/contract";
import type { NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { shared } from "./components";
import { listErrorResponses } from "./error-responses";
import { exampleOf } from "./examples";
import type { JsonSchema } from "./json-schema";
import type { NameSchema } from "./named-schemas";
import { isRequired, toJsonSchema } from "./schema-of";

/** Of a call that declares none: the document says so once. */
const usualFailure = "failures.operationFailed";

const audiences = {
  anyone: "For everybody, also without an account.",
  session: "For signed-in users.",
  admin: "For admins.",
} as const;

/** Bodies and responses of a call, to find those that are shared. */
export function listSchemas({ name, area, call, route }: NamedRoute): readonly JsonSchema[] {
  const { body, response } = shapeOf(area, call);
  return [
    ...(body && route.body === "json" ? [toJsonSchema(body, "body", `${name}: body`)] : []),
    ...(isJsonResponse(response) ? [toJsonSchema(response, "response", `${name}: response`)] : []),
  ];
}

/** A call as an OpenAPI operation. */
export function toOperation(
  { name, area, call, route }: NamedRoute,
  nameSchema: NameSchema,
): Readonly<Record<string, unknown>> {
  const shape = shapeOf(area, call);
  const servedBy = route.servedBy ?? "backend";
  return {
    operationId: name,
    summary: shape.summary,
    description: descriptionOf(route),
    tags: [area],
    parameters: [...pathParameters(name, route, shape), ...queryParameters(name, shape), ...headersOf(route)],
    ...bodyOf(name, route, shape, nameSchema),
    responses: { ...responsesOf(name, route, shape, nameSchema), ...listErrorResponses(route, shape) },
    security: securityOf(route),
    "x-served-by": servedBy,
    ...(route.failure !== usualFailure && {
      "x-failure-message": englishText(route.failure),
      "x-failure-code": route.failure,
    }),
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
    return {
      name: parameter,
      in: "path",
      required: true,
      schema,
      ...asExample(exampleOf(name).params?.[parameter]),
    };
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
      ...asExample(exampleOf(name).query?.[parameter]),
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

function descriptionOf(route: Route): string {
  const { access, usesApiToken, session, forbidsImpersonation, failure } = route;
  return [
    usesApiToken ? "For programs, with an API token." : audiences[access],
    session === "starts" && "Starts a session.",
    session === "ends" && "Ends the session.",
    forbidsImpersonation && "Not while an admin is signed in as another user.",
    `Without a message of its own a failure reads “${englishText(failure)}”.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function bodyOf(name: string, { body, maxJsonBytes }: Route, shape: AnyShape, nameSchema: NameSchema) {
  if (body === "none") return {};
  if (body !== "json") {
    const content = Object.fromEntries(body.file.map((type) => [type, { schema: {} }]));
    return { requestBody: { required: true, content, "x-max-bytes": body.maxBytes } };
  }
  const schema = shape.body
    ? nameSchema(toJsonSchema(shape.body, "body", `${name}: body`), name, "Body")
    : {};
  const limit = maxJsonBytes === undefined ? {} : { "x-max-bytes": maxJsonBytes };
  const content = { "application/json": { schema, ...asExample(exampleOf(name).body) } };
  return { requestBody: { required: true, content, ...limit } };
}

function responsesOf(name: string, route: Route, shape: AnyShape, nameSchema: NameSchema) {
  return signsOut(route) ? pagesOf(route) : responseOf(name, shape, nameSchema);
}

function responseOf(name: string, { response }: AnyShape, nameSchema: NameSchema) {
  if (isNoContent(response)) return { 204: { description: "Done, without content." } };
  if (isFileResponse(response)) {
    const content = { [response.fileType]: { schema: {} } };
    return { 200: { description: "A file, with its name.", content, "x-max-bytes": response.maxBytes } };
  }
  const schema = nameSchema(toJsonSchema(response, "response", `${name}: response`), name, "Response");
  const content = { "application/json": { schema, ...asExample(exampleOf(name).response) } };
  return { 200: { description: "Done.", content } };
}

const asExample = (example: unknown) => (example === undefined ? {} : { example });

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
