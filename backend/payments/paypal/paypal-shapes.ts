import { array, type InferType, object, string } from "yup";

const money = object({
  currency_code: string().length(3).required(),
  value: string().max(32).required(),
});

const refund = object({
  id: string().required(),
  status: string().required(),
  amount: money.default(undefined),
  custom_id: string(),
});

/** What is read of PayPal's answers. They may say more at any time; what stands here they must say. */
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
        /** Left out in what a capture answers, which has its own. */
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

const belongings = object({
  related_ids: object({ order_id: string() }).default(undefined),
}).default(undefined);

export const paypalCapture = object({ id: string().required(), supplementary_data: belongings });

export const paypalEvent = object({
  id: string().min(1).max(200).required(),
  event_type: string().min(1).max(200).required(),
  resource_type: string(),
  resource: object({
    id: string().max(100),
    supplementary_data: belongings,
    links: array().of(object({ href: string().required(), rel: string().required() })),
  }).default(undefined),
});

export type PayPalOrder = InferType<typeof paypalOrder>;
export type PayPalRefund = InferType<typeof paypalRefund>;
export type PayPalEvent = InferType<typeof paypalEvent>;
