import { errorText, loadErrorTexts } from "@/store/api/error-texts";
import { ValidationError } from "yup";
import { suppliesOrderForm, whoseForm } from "@/lib/contract/orders/order-supplies/order-supplies.forms";
import { eachField } from "@/lib/domain/each-field";
import { nameFields, optionalPlaceFields, placeFields } from "@/lib/domain/kernel/postal-address";
import { type CallError, messageOf } from "@/store/api/call-error";

export type Errors = Readonly<Record<string, string>>;

function createReader(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { text, optional: (name: string) => text(name) || null };
}

/** Client and sample collector from the form. */
export function readClientAndAgent(form: FormData) {
  const { text, optional } = createReader(form);
  return {
    user: {
      ...eachField(nameFields, (name) => text(`user.${name}`)),
      email: text("user.email"),
      phoneNumber: optional("user.phoneNumber"),
    },
    agent: { name: text("agent.name"), clinic: optional("agent.clinic") },
  };
}

/** Request body from the form; kits with quantity zero are left out. */
export function readSuppliesOrder(form: FormData) {
  const { text, optional } = createReader(form);
  const items = [...form.keys()]
    .filter((name) => name.startsWith("kit."))
    .map((name) => ({ productId: Number(name.slice(4)), quantity: Number(text(name)) }))
    .filter(({ quantity }) => quantity !== 0);
  return {
    ...readClientAndAgent(form),
    items,
    shippingAddress: {
      ...eachField(placeFields, (name) => text(`shippingAddress.${name}`)),
      ...eachField(optionalPlaceFields, (name) => optional(`shippingAddress.${name}`)),
      country: text("shippingAddress.country"),
    },
  };
}

/** Validate with the contract's schema before sending. */
export const validateSuppliesOrder = (body: unknown) => validate(suppliesOrderForm, body);
export const validateClientAndAgent = (body: unknown) => validate(whoseForm, body);

async function validate(form: typeof suppliesOrderForm | typeof whoseForm, body: unknown): Promise<Errors> {
  try {
    await form.validate(body, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    await loadErrorTexts();
    return byField(error.inner.map(({ path = "", message }) => [path, errorText(message)]));
  }
}

export function readFieldErrors(error: CallError): Errors {
  if (error.kind !== "fields" || Array.isArray(error.fields)) return {};
  return byField(Object.entries(error.fields));
}

/** Field errors are shown at the fields, together with the documented message of the route. */
export function describeFailure(error: CallError, failure: string): string {
  return error.kind === "refusal" || error.kind === "network" ? messageOf(error) : errorText(failure);
}

/** First error of each field; errors like `items[0].quantity` belong to the kits. */
function byField(errors: readonly (readonly [string, string])[]): Errors {
  return Object.fromEntries(
    errors.toReversed().map(([path, message]) => [path.startsWith("items") ? "items" : path, message]),
  );
}
