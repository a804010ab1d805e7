import { isTestCard, testCards } from "./test-cards";
import { checkParameters, type Form, type Rules } from "./check-parameters";
import { invalidRequest, StripeApiError } from "./stripe-error";
import { type Intent, type Ledger, newId, nowSeconds } from "./ledger";
import { balanceTransactions, disputeObject, intentObject, refundObject } from "./objects";
import * as parameters from "./parameters";

export interface Operation {
  readonly method: "GET" | "POST";
  readonly path: RegExp;
  readonly rules: Rules;
  readonly run: (ledger: Ledger, form: Form, id: string) => object;
}

const intents = "/v1/payment_intents";

/** The calls of the shop. Others get Stripe's response for an unknown URL. */
export const operations: readonly Operation[] = [
  { method: "POST", path: exactly(intents), rules: parameters.createIntent, run: createIntent },
  { method: "GET", path: exactly(intents), rules: parameters.listIntents, run: listIntents },
  { method: "GET", path: exactly(`${intents}/(\\w+)`), rules: parameters.readIntent, run: readIntent },
  { method: "POST", path: exactly(`${intents}/(\\w+)`), rules: parameters.updateIntent, run: updateIntent },
  {
    method: "POST",
    path: exactly(`${intents}/(\\w+)/cancel`),
    rules: parameters.cancelIntent,
    run: cancelIntent,
  },
  { method: "POST", path: exactly("/v1/refunds"), rules: parameters.createRefund, run: createRefund },
  { method: "GET", path: exactly("/v1/refunds"), rules: parameters.listRefunds, run: listRefunds },
  {
    method: "GET",
    path: exactly("/v1/disputes/(\\w+)"),
    rules: parameters.readDispute,
    run: (ledger, _form, id) => disputeObject(ledger.dispute(id)),
  },
  {
    method: "GET",
    path: exactly("/v1/balance_transactions"),
    rules: parameters.listBalanceTransactions,
    run: listBalanceTransactions,
  },
];

/** Validation before any work: its errors are not stored under a key. */
export const checkForm = (verb: Operation, form: Form): void => checkParameters(verb.rules, form);

function exactly(path: string): RegExp {
  return new RegExp(`^${path}$`);
}

function createIntent(ledger: Ledger, form: Form): object {
  const { automatic_payment_methods: automatic, confirm, payment_method: card, return_url: back } = form;
  if (back !== undefined && confirm !== "true")
    throw invalidRequest(
      undefined,
      "You cannot provide a return_url without setting confirm to true.",
      "return_url",
    );
  const intent: Intent = {
    id: newId("pi"),
    amount: Number(form.amount),
    currency: String(form.currency),
    status: "requires_payment_method",
    metadata: metadataOf(form),
    description: textOf(form.description),
    created: nowSeconds(),
    clientSecret: "",
    returnUrl: textOf(back),
    lastError: null,
    card: null,
    isAutomatic: automatic !== undefined,
  };
  const created = { ...intent, clientSecret: `${intent.id}_${newId("secret")}` };
  ledger.create(created);
  if (confirm === "true") confirmWith(ledger, created, textOf(card ?? form.confirmation_token));
  return intentObject(created, ledger, isExpanded(form));
}

function confirmWith(ledger: Ledger, intent: Intent, token: string | null): void {
  const name = token?.replace(/^ctoken_/, "pm_card_") ?? "";
  if (token === null) throw invalidRequest("payment_intent_unexpected_state", "A payment method is missing.");
  if (!isTestCard(name))
    throw invalidRequest("resource_missing", `No such PaymentMethod: '${token}'`, "payment_method");
  if (intent.returnUrl === null)
    throw invalidRequest(undefined, "This PaymentIntent may redirect: a return_url is needed.", "return_url");
  ledger.pay(intent, testCards[name]);
}

function readIntent(ledger: Ledger, form: Form, id: string): object {
  return intentObject(ledger.intent(id), ledger, isExpanded(form));
}

function updateIntent(ledger: Ledger, form: Form, id: string): object {
  const intent = ledger.intent(id);
  const isMoney = form.amount !== undefined || form.currency !== undefined;
  if (isMoney) ledger.expect(intent, ["requires_payment_method"], "update");
  if (form.amount !== undefined) intent.amount = Number(form.amount);
  if (form.currency !== undefined) intent.currency = String(form.currency);
  if (form.description !== undefined) intent.description = textOf(form.description);
  Object.assign(intent.metadata, metadataOf(form));
  return intentObject(intent, ledger, isExpanded(form));
}

function cancelIntent(ledger: Ledger, form: Form, id: string): object {
  const intent = ledger.intent(id);
  ledger.cancel(intent);
  return intentObject(intent, ledger, isExpanded(form));
}

function listIntents(ledger: Ledger, form: Form): object {
  const since = Number(asForm(form.created).gte ?? 0);
  const all = ledger.intents.filter(({ created }) => created >= since);
  const isWhole = Array.isArray(form.expand) && form.expand.includes("data.latest_charge");
  return pageOf(all, form, (intent) => intentObject(intent, ledger, isWhole), intents);
}

function createRefund(ledger: Ledger, form: Form): object {
  if (typeof form.payment_intent !== "string")
    throw invalidRequest(
      "parameter_missing",
      "One of the following params should be provided: payment_intent.",
    );
  const amount = form.amount === undefined ? undefined : Number(form.amount);
  return refundObject(ledger.refund(ledger.intent(form.payment_intent), amount, metadataOf(form)));
}

function listRefunds(ledger: Ledger, form: Form): object {
  const all = ledger.refunds.filter((refund) =>
    [undefined, refund.intent].includes(textOf(form.payment_intent) ?? undefined),
  );
  return pageOf(all, form, refundObject, "/v1/refunds");
}

function listBalanceTransactions(ledger: Ledger, form: Form): object {
  const { gte = 0, lt = Infinity } = asForm(form.created);
  const isExpandedSource = Array.isArray(form.expand) && form.expand.includes("data.source");
  const all = balanceTransactions(ledger, isExpandedSource).filter(
    ({ created }) => created >= Number(gte) && created < Number(lt),
  );
  return pageOf(all, form, (transaction) => transaction, "/v1/balance_transactions");
}

function pageOf<T extends { readonly id: string }>(
  all: readonly T[],
  form: Form,
  format: (item: T) => object,
  url: string,
): object {
  const after = form.starting_after;
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0)
    throw new StripeApiError(400, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: String(after),
    });
  const limit = Number(form.limit ?? 10);
  const data = all.slice(from, from + limit).map(format);
  return { object: "list", url, has_more: from + limit < all.length, data };
}

const isExpanded = (form: Form) => Array.isArray(form.expand) && form.expand.includes("latest_charge");
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
const asForm = (value: unknown): Form =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const metadataOf = (form: Form) =>
  Object.fromEntries(Object.entries(asForm(form.metadata)).map(([key, value]) => [key, String(value)]));
