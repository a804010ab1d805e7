import { listErrorCodes } from "@/lib/domain/error-response";
import { errorCodePattern } from "@/lib/domain/error-codes";
import type { JsonSchema } from "./json-schema";

const text = { type: "string" } as const;

const error: JsonSchema = {
  type: "object",
  description: "Body of every failed call except field errors and cart refusals.",
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
  description: "One message per field. Nested fields are named by path: `metaData.animalId`.",
  additionalProperties: text,
};

/** The codes are documented; further fields (pending amount, currency) depend on the code. */
const cartRefusal: JsonSchema = {
  type: "object",
  description:
    "79 payments are pending (with amount and currency), 101 mixed with a test upgrade, 102 already in the cart, 103 voucher already redeemed, 104 a second custom profile.",
  properties: { code: { type: "integer", enum: [79, 101, 102, 103, 104] }, message: text, requestId: text },
  required: ["code", "message"],
};

const errorCode: JsonSchema = {
  type: "string",
  description: `What is wrong, for programs. Codes: ${listErrorCodes()
    .map((code) => `\`${code}\``)
    .join(", ")}.`,
  pattern: errorCodePattern.source,
};

const jsonResponse = (description: string, schema: string) => ({
  description,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
  headers: { "X-Error-Codes": { $ref: "#/components/headers/ErrorCodes" } },
});

const retryAfter = {
  "X-Error-Codes": { $ref: "#/components/headers/ErrorCodes" },
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
  schemas: { Error: error, FieldRefusal: fieldRefusal, CartRefusal: cartRefusal, ErrorCode: errorCode },
  responses: {
    NotSignedIn: jsonResponse("No session, or wrong credentials.", "Error"),
    NotAllowed: jsonResponse("Foreign origin, or not allowed for this account.", "Error"),
    NotFound: jsonResponse("Does not exist, or belongs to another user.", "Error"),
    CartRefused: jsonResponse("Refused by the cart.", "CartRefusal"),
    BodyTooLarge: jsonResponse("The body is larger than this call accepts.", "Error"),
    WrongMediaType: jsonResponse("The body is of a type this call does not accept.", "Error"),
    FieldsRefused: jsonResponse("Fields are refused.", "FieldRefusal"),
    TooMany: { ...jsonResponse("Too many calls.", "Error"), headers: retryAfter },
    Failed: {
      ...jsonResponse('Failed; show `x-failure-message`, else "operation failed".', "Error"),
      headers: retryAfter,
    },
  },
  parameters: {
    RequestId: requestHeader("X-Request-Id", "Identifies a call in the logs of both programs.", {
      type: "string",
      pattern: "^[A-Za-z0-9-]{8,64}$",
    }),
    IdempotencyKey: requestHeader(
      "Idempotency-Key",
      "A repeated key is the same attempt and is executed once.",
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
    ErrorCodes: {
      description:
        "What the texts of an error are made of, as JSON: the code of `message`, or of each field by its name or position. Values of a text follow the code as a query. A text without a code is displayed as it is.",
      content: {
        "application/json": {
          schema: { type: "object", additionalProperties: { $ref: "#/components/schemas/ErrorCode" } },
          example: { name: "fields.tooLong?count=120" },
        },
      },
    },
    Session: {
      description:
        "From the backend to the storefront, never to a browser: the token of the session that starts.",
      schema: { type: "string", pattern: "^[A-Za-z0-9_-]{43}$" },
      example: "VGhpcyBpcyBhbiBleGFtcGxlIG9mIGEgc2Vzc2lvbi4",
    },
    SessionMaxAge: {
      description: "From the backend to the storefront: how many seconds the session lasts.",
      schema: { type: "integer", minimum: 1 },
      example: 2_592_000,
    },
  },
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "cookie",
      name: "__Host-session",
      description: "Between browser and storefront; HttpOnly.",
    },
    apiToken: {
      type: "http",
      scheme: "bearer",
      description: "Read-only token that a user creates at /my/api-tokens. It begins with `tm_`.",
    },
    bearer: {
      type: "http",
      scheme: "bearer",
      description: "Between storefront and backend: the session token.",
    },
  },
} as const;

export const shared = (kind: "responses" | "parameters" | "headers", name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});
