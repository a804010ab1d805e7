import { ValidationError } from "yup";
import { advanceOrderForm, whoseForm } from "@/lib/contract/order-supplies/order-supplies.forms";
import type { CallError } from "@/store/api/call-error";

export type Errors = Readonly<Record<string, string>>;

function textsOf(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { text, optional: (name: string) => text(name) || null };
}

/** Whom it is for, and who takes the sample. */
export function whoseOf(form: FormData) {
  const { text, optional } = textsOf(form);
  return {
    user: {
      firstName: text("user.firstName"),
      lastName: text("user.lastName"),
      email: text("user.email"),
      phoneNumber: optional("user.phoneNumber"),
    },
    agent: { name: text("agent.name"), clinic: optional("agent.clinic") },
  };
}

/** What stands in the form, as the call takes it. A kit of which none is wanted is not in it. */
export function bodyOf(form: FormData) {
  const { text, optional } = textsOf(form);
  const items = [...form.keys()]
    .filter((name) => name.startsWith("kit."))
    .map((name) => ({ productId: Number(name.slice(4)), quantity: Number(text(name)) }))
    .filter(({ quantity }) => quantity !== 0);
  return {
    ...whoseOf(form),
    items,
    shippingAddress: {
      address: text("shippingAddress.address"),
      city: text("shippingAddress.city"),
      postalCode: text("shippingAddress.postalCode"),
      state: optional("shippingAddress.state"),
      country: text("shippingAddress.country"),
    },
  };
}

/** By the rules of the call, before it is made. */
export const checkAdvance = (body: unknown) => check(advanceOrderForm, body);
export const checkWhose = (body: unknown) => check(whoseForm, body);

async function check(form: typeof advanceOrderForm | typeof whoseForm, body: unknown): Promise<Errors> {
  try {
    await form.validate(body, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return byField(error.inner.map(({ path = "", message }) => [path, message]));
  }
}

export function errorsOf(error: CallError): Errors {
  if (error.kind !== "fields" || Array.isArray(error.fields)) return {};
  return byField(Object.entries(error.fields));
}

/** Fields have been said at their places: beside them the documented words. */
export function failureWords(error: CallError, failure: string): string {
  return error.kind === "refusal" || error.kind === "network" ? error.message : failure;
}

/** The first of each field; `items[0].quantity` is said at the kits. */
function byField(said: readonly (readonly [string, string])[]): Errors {
  return Object.fromEntries(
    said.toReversed().map(([path, message]) => [path.startsWith("items") ? "items" : path, message]),
  );
}
