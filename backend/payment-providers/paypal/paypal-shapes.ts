import { array, boolean, type InferType, number, object, string } from "yup";

export const money = object({
  currency_code: string().length(3).required(),
  value: string().max(32).required(),
});

const refund = object({
  id: string().required(),
  status: string().required(),
  amount: money.default(undefined),
  custom_id: string(),
});

/** The parts of PayPal's responses that we read. Unknown fields are ignored; required ones must be present. */
export const paypalOrder = object({
  id: string().required(),
  status: string().required(),
  update_time: string(),
  payment_source: object({
    card: object({ brand: string(), last_digits: string() }).default(undefined),
  }).default(undefined),
  purchase_units: array()
    .of(
      object({
        custom_id: string(),
        /** Missing in the response to a capture, which has its own amount. */
        amount: money.default(undefined),
        payments: object({
          captures: array().of(
            object({
              id: string().required(),
              status: string().required(),
              amount: money.required(),
              custom_id: string(),
            }),
          ),
          refunds: array().of(refund),
        }).default(undefined),
      }),
    )
    .length(1)
    .required(),
});

export const paypalRefund = refund;

const relatedIds = object({
  related_ids: object({ order_id: string() }).default(undefined),
}).default(undefined);

export const paypalCapture = object({ id: string().required(), supplementary_data: relatedIds });

export const paypalEvent = object({
  id: string().min(1).max(200).required(),
  event_type: string().min(1).max(200).required(),
  resource_type: string(),
  resource: object({
    id: string().max(100),
    /** On a sale: its subscription. */
    billing_agreement_id: string().max(100),
    supplementary_data: relatedIds,
    dispute_id: string().max(100),
    disputed_transactions: array().of(object({ seller_transaction_id: string().max(100) })),
    links: array().of(object({ href: string().required(), rel: string().required() })),
  }).default(undefined),
});

export const paypalCreated = object({ id: string().required() });

const cycle = object({
  frequency: object({ interval_unit: string().required(), interval_count: number().default(1) }).required(),
  tenure_type: string().required(),
  total_cycles: number().default(1),
  pricing_scheme: object({ fixed_price: money.default(undefined) }).default(undefined),
});

export const paypalSubscription = object({
  id: string().required(),
  status: string().required(),
  plan_id: string().required(),
  custom_id: string(),
  quantity: string(),
  create_time: string(),
  plan_overridden: boolean(),
  plan: object({ billing_cycles: array().of(cycle) }).default(undefined),
  billing_info: object({ next_billing_time: string(), failed_payments_count: number() }).default(undefined),
});

export const paypalTransactions = object({
  transactions: array()
    .of(
      object({
        id: string().required(),
        status: string().required(),
        time: string().required(),
        amount_with_breakdown: object({ gross_amount: money.required() }).required(),
      }),
    )
    .default([]),
});

export type PayPalSubscription = InferType<typeof paypalSubscription>;
export type PayPalTransaction = InferType<typeof paypalTransactions>["transactions"][number];
export type PayPalOrder = InferType<typeof paypalOrder>;
export type PayPalRefund = InferType<typeof paypalRefund>;
export type PayPalEvent = InferType<typeof paypalEvent>;
