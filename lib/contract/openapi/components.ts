import type { JsonSchema } from "./json-schema";

const text = { type: "string" } as const;

const error: JsonSchema = {
  type: "object",
  description: "What every call that fails answers, refused fields and refused carts apart.",
  properties: {
    code: text,
    message: text,
    fieldErrors: { type: "object", additionalProperties: text },
    requestId: text,
  },
  required: ["code", "message", "requestId"],
};

const fieldRefusal: JsonSchema = {
  type: "object",
  description:
    "Field by field, in words a person reads. A part of a body is named by its path: `metaData.animalId`.",
  additionalProperties: text,
};

/** Its numbers are documented; what else a refusal carries (the pending amount and its currency) depends on them. */
const cartRefusal: JsonSchema = {
  type: "object",
  description:
    "79 payments are pending (with amount and currency), 101 mixed with a test upgrade, 102 already in the cart, 103 voucher already redeemed, 104 a second custom profile.",
  properties: { code: { type: "integer", enum: [79, 101, 102, 103, 104] }, message: text, requestId: text },
  required: ["code", "message"],
};

const answered = (description: string, schema: string) => ({
  description,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const retryAfter = {
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 0 } },
};

const requestHeader = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: "header",
  required: false,
  description,
  schema,
});

export const components = {
  schemas: { Error: error, FieldRefusal: fieldRefusal, CartRefusal: cartRefusal },
  responses: {
    NotSignedIn: answered("Nobody is signed in, or name and password do not go together.", "Error"),
    NotAllowed: answered("Not from a page of this shop, or not with this account.", "Error"),
    NotFound: answered("There is no such thing, or it is somebody else's: one cannot tell which.", "Error"),
    CartRefused: answered("The cart does not take it.", "CartRefusal"),
    BodyTooLarge: answered("The body is larger than this call accepts.", "Error"),
    WrongMediaType: answered("The body is of a type this call does not accept.", "Error"),
    FieldsRefused: answered("Fields are refused.", "FieldRefusal"),
    TooMany: { ...answered("Too many calls.", "Error"), headers: retryAfter },
    NotBuilt: answered("Listed, and not built yet.", "Error"),
    Failed: {
      ...answered("It failed here: say what `x-failure-message` says.", "Error"),
      headers: retryAfter,
    },
  },
  parameters: {
    RequestId: requestHeader("X-Request-Id", "Follows a call through both programs and their logs.", {
      type: "string",
      pattern: "^[A-Za-z0-9-]{8,64}$",
    }),
    IdempotencyKey: requestHeader(
      "Idempotency-Key",
      "The same key twice is the same attempt, done once.",
      text,
    ),
    Country: requestHeader(
      "X-Country",
      "The visitor's country, set by the storefront for the backend: prices and currency follow it. A browser does not send it.",
      { type: "string", pattern: "^[A-Z]{2}$" },
    ),
    ClientAddress: requestHeader(
      "X-Client-Address",
      "The visitor's address, set by the storefront for the backend. A browser does not send it.",
      text,
    ),
  },
  headers: {
    Session: {
      description:
        "From the backend to the storefront, never to a browser: the token of the session that starts.",
      schema: { type: "string", pattern: "^[A-Za-z0-9_-]{43}$" },
    },
    SessionMaxAge: {
      description: "From the backend to the storefront: how many seconds the session lasts.",
      schema: { type: "integer", minimum: 1 },
    },
  },
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "cookie",
      name: "__Host-session",
      description: "Between browser and storefront. Scripts of the page cannot read it.",
    },
    bearer: {
      type: "http",
      scheme: "bearer",
      description: "Between storefront and backend: the same session's token.",
    },
  },
} as const;

export const shared = (kind: "responses" | "parameters" | "headers", name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});
