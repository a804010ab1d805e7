import type Stripe from "stripe";
import type { Rule, RulesOf } from "./check-parameters";

const elsewhere: Rule = { kind: "elsewhere" };
const amount = { kind: "integer", min: 1, max: 99_999_999 } as const;
const currencies = ["aud", "cad", "eur", "gbp", "jpy", "nzd", "pln", "sek", "usd"];
const currency = { kind: "choice", of: currencies } as const;
const metadata: Rule = { kind: "metadata" };
const id: Rule = { kind: "text", max: 5_000 };
const description: Rule = { kind: "text", max: 1_000 };
const expand: Rule = { kind: "list", of: ["latest_charge"] };

const excludable: Rule = {
  kind: "list",
  of: ["boleto", "customer_balance", "konbini", "multibanco", "oxxo", "sepa_debit"],
};

const created: Rule = {
  kind: "object",
  fields: {
    gt: { kind: "integer" },
    gte: { kind: "integer" },
    lt: { kind: "integer" },
    lte: { kind: "integer" },
  },
};

const page = {
  limit: { kind: "integer", min: 1, max: 100 },
  starting_after: id,
  ending_before: elsewhere,
} as const satisfies Record<string, Rule>;

const notSimulatedForIntents = {
  allowed_payment_method_types: elsewhere,
  amount_details: elsewhere,
  application_fee_amount: elsewhere,
  capture_method: elsewhere,
  customer: elsewhere,
  customer_account: elsewhere,
  excluded_payment_method_types: excludable,
  hooks: elsewhere,
  payment_details: elsewhere,
  payment_method_configuration: elsewhere,
  payment_method_data: elsewhere,
  payment_method_options: elsewhere,
  receipt_email: elsewhere,
  setup_future_usage: elsewhere,
  shipping: elsewhere,
  statement_descriptor: elsewhere,
  statement_descriptor_suffix: elsewhere,
  transfer_data: elsewhere,
  transfer_group: elsewhere,
};

export const createIntent = {
  ...notSimulatedForIntents,
  amount: { ...amount, required: true },
  currency: { ...currency, required: true },
  automatic_payment_methods: {
    kind: "object",
    fields: {
      enabled: { kind: "boolean", required: true },
      allow_redirects: { kind: "choice", of: ["always", "never"] },
    } satisfies RulesOf<Stripe.PaymentIntentCreateParams.AutomaticPaymentMethods>,
  },
  confirm: { kind: "boolean" },
  confirmation_method: elsewhere,
  confirmation_token: id,
  description,
  error_on_requires_action: elsewhere,
  expand,
  mandate: elsewhere,
  mandate_data: elsewhere,
  metadata,
  off_session: elsewhere,
  on_behalf_of: elsewhere,
  payment_method: id,
  radar_options: elsewhere,
  return_url: id,
  use_stripe_sdk: elsewhere,
} as const satisfies RulesOf<Stripe.PaymentIntentCreateParams>;

export const updateIntent = {
  ...notSimulatedForIntents,
  amount,
  currency,
  description,
  expand,
  metadata,
  payment_method: elsewhere,
} as const satisfies RulesOf<Stripe.PaymentIntentUpdateParams>;

export const cancelIntent = {
  cancellation_reason: {
    kind: "choice",
    of: ["abandoned", "duplicate", "fraudulent", "requested_by_customer"],
  },
  expand,
} as const satisfies RulesOf<Stripe.PaymentIntentCancelParams>;

export const readIntent = {
  client_secret: elsewhere,
  expand,
} as const satisfies RulesOf<Stripe.PaymentIntentRetrieveParams>;

export const listIntents = {
  ...page,
  created,
  customer: elsewhere,
  customer_account: elsewhere,
  expand: { kind: "list", of: ["data.latest_charge"] },
} as const satisfies RulesOf<Stripe.PaymentIntentListParams>;

export const createRefund = {
  amount,
  charge: elsewhere,
  currency: elsewhere,
  customer: elsewhere,
  expand: elsewhere,
  instructions_email: elsewhere,
  metadata,
  origin: elsewhere,
  payment_intent: id,
  reason: { kind: "choice", of: ["duplicate", "fraudulent", "requested_by_customer"] },
  refund_application_fee: elsewhere,
  reverse_transfer: elsewhere,
} as const satisfies RulesOf<Stripe.RefundCreateParams>;

export const readDispute = { expand: elsewhere } as const satisfies RulesOf<Stripe.DisputeRetrieveParams>;

export const listBalanceTransactions = {
  ...page,
  created,
  currency: elsewhere,
  expand: { kind: "list", of: ["data.source"] },
  payout: elsewhere,
  source: elsewhere,
  type: elsewhere,
} as const satisfies RulesOf<Stripe.BalanceTransactionListParams>;

export const listRefunds = {
  ...page,
  charge: elsewhere,
  created,
  expand: elsewhere,
  payment_intent: id,
} as const satisfies RulesOf<Stripe.RefundListParams>;
