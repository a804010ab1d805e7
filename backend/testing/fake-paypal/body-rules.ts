import { PayPalError, type Issue } from "./paypal-error";
import { choice, money, type Rule, text, url } from "./schema-rule";

export const bodyRules = {
  create: {
    object: {
      intent: choice("CAPTURE", "AUTHORIZE"),
      purchase_units: {
        list: {
          object: {
            reference_id: text(256),
            description: text(127),
            custom_id: text(127),
            invoice_id: text(127),
            soft_descriptor: text(22),
            amount: money,
          },
          required: ["amount"],
        },
        min: 1,
        max: 10,
      },
      payment_source: {
        object: {
          paypal: {
            object: {
              email_address: text(254, /^[^\s@]+@[^\s@]+$/),
              experience_context: {
                object: {
                  brand_name: text(127),
                  locale: text(10, /^[a-z]{2}(-[A-Za-z0-9]{2,8}){0,2}$/),
                  shipping_preference: choice("GET_FROM_FILE", "NO_SHIPPING", "SET_PROVIDED_ADDRESS"),
                  return_url: url,
                  cancel_url: url,
                  landing_page: choice("LOGIN", "GUEST_CHECKOUT", "NO_PREFERENCE"),
                  user_action: choice("CONTINUE", "PAY_NOW"),
                  payment_method_preference: choice("UNRESTRICTED", "IMMEDIATE_PAYMENT_REQUIRED"),
                },
              },
            },
          },
        },
      },
    },
    required: ["intent", "purchase_units"],
  },
  patch: {
    list: {
      object: { op: choice("add", "replace", "remove"), path: text(300), value: money },
      required: ["op"],
    },
    min: 1,
    max: 10,
  },
  capture: { object: {} },
  refund: {
    object: {
      amount: money,
      custom_id: text(127),
      invoice_id: text(127),
      note_to_payer: text(255),
    },
  },
} as const satisfies Record<string, Rule>;

export function checkBody(rule: Rule, body: unknown): void {
  const issues = [...problemsOf(rule, body, "")];
  if (issues.length > 0) throw new PayPalError(400, ...issues);
}

function* problemsOf(rule: Rule, value: unknown, field: string): Generator<Issue> {
  if ("text" in rule) yield* textProblems(rule.text, value, field);
  else if ("whole" in rule) yield* numberProblems(rule.whole, value, field);
  else if ("boolean" in rule)
    yield* typeof value === "boolean" ? [] : [{ issue: "INVALID_PARAMETER_SYNTAX", field }];
  else if ("list" in rule) yield* listProblems(rule, value, field);
  else yield* objectProblems(rule, value, field);
}

function* textProblems(
  { min = 0, max, pattern, oneOf }: Extract<Rule, { text: unknown }>["text"],
  value: unknown,
  field: string,
): Generator<Issue> {
  if (typeof value !== "string") yield { issue: "MALFORMED_REQUEST_JSON", field };
  else if (value.length < min || value.length > max) yield { issue: "INVALID_STRING_LENGTH", field };
  else if (oneOf && !oneOf.includes(value)) yield { issue: "INVALID_PARAMETER_VALUE", field };
  else if (pattern && !pattern.test(value)) yield { issue: "INVALID_PARAMETER_SYNTAX", field };
}

function* numberProblems(
  { min, max }: { readonly min: number; readonly max: number },
  value: unknown,
  field: string,
): Generator<Issue> {
  if (typeof value !== "number" || !Number.isInteger(value))
    yield { issue: "INVALID_PARAMETER_SYNTAX", field };
  else if (value < min) yield { issue: "INVALID_INTEGER_MIN_VALUE", field };
  else if (value > max) yield { issue: "INVALID_INTEGER_MAX_VALUE", field };
}

function* listProblems(
  { list, min, max }: Extract<Rule, { list: unknown }>,
  value: unknown,
  field: string,
): Generator<Issue> {
  if (!Array.isArray(value)) return yield { issue: "MALFORMED_REQUEST_JSON", field };
  if (value.length < min) yield { issue: "INVALID_ARRAY_MIN_ITEMS", field };
  if (value.length > max) yield { issue: "INVALID_ARRAY_MAX_ITEMS", field };
  for (const [at, item] of value.entries()) yield* problemsOf(list, item, `${field}/${at}`);
}

function* objectProblems(
  { object, required = [] }: Extract<Rule, { object: unknown }>,
  value: unknown,
  field: string,
): Generator<Issue> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return yield { issue: "MALFORMED_REQUEST_JSON", field };
  for (const name of required)
    if (!Object.hasOwn(value, name)) yield { issue: "MISSING_REQUIRED_PARAMETER", field: `${field}/${name}` };
  for (const [name, content] of Object.entries(value)) {
    const rule = Object.hasOwn(object, name) ? object[name] : undefined;
    if (rule === undefined) yield { issue: "MALFORMED_REQUEST_JSON", field: `${field}/${name}` };
    else yield* problemsOf(rule, content, `${field}/${name}`);
  }
}
