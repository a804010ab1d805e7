import { money, type Rule, text, url, choice } from "./schema-rule";

/** From PayPal's published API description (billing_subscriptions_v1, catalogs_products_v1). */
export const subscriptionRules = {
  product: {
    object: {
      id: text(50, undefined, 6),
      name: text(127),
      description: text(256),
      type: choice("PHYSICAL", "DIGITAL", "SERVICE"),
    },
    required: ["name", "type"],
  },
  plan: {
    object: {
      product_id: text(50, undefined, 6),
      name: text(127),
      status: choice("CREATED", "INACTIVE", "ACTIVE"),
      description: text(127),
      billing_cycles: {
        list: {
          object: {
            frequency: {
              object: {
                interval_unit: choice("DAY", "WEEK", "MONTH", "YEAR"),
                interval_count: { whole: { min: 1, max: 365 } },
              },
              required: ["interval_unit"],
            },
            tenure_type: choice("REGULAR", "TRIAL"),
            sequence: { whole: { min: 1, max: 99 } },
            total_cycles: { whole: { min: 0, max: 999 } },
            pricing_scheme: { object: { fixed_price: money } },
          },
          required: ["frequency", "tenure_type", "sequence"],
        },
        min: 1,
        max: 12,
      },
      payment_preferences: {
        object: {
          auto_bill_outstanding: { boolean: true },
          setup_fee: money,
          setup_fee_failure_action: choice("CONTINUE", "CANCEL"),
          payment_failure_threshold: { whole: { min: 0, max: 999 } },
        },
      },
      quantity_supported: { boolean: true },
    },
    required: ["product_id", "name", "billing_cycles", "payment_preferences"],
  },
  subscription: {
    object: {
      plan_id: text(50, undefined, 3),
      quantity: text(32, /^([0-9]+|([0-9]+)?[.][0-9]+)$/),
      custom_id: text(127, /^[\x20-\x7E]+/),
      subscriber: {
        object: {
          email_address: text(254, /^[^\s@]+@[^\s@]+$/),
          name: { object: { given_name: text(140), surname: text(140) } },
        },
      },
      application_context: {
        object: {
          brand_name: text(127),
          locale: text(10, /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$/),
          shipping_preference: choice("GET_FROM_FILE", "NO_SHIPPING", "SET_PROVIDED_ADDRESS"),
          user_action: choice("CONTINUE", "SUBSCRIBE_NOW"),
          payment_method: {
            object: {
              payer_selected: text(255, /^[0-9A-Z_]+$/),
              payee_preferred: choice("UNRESTRICTED", "IMMEDIATE_PAYMENT_REQUIRED"),
            },
          },
          return_url: url,
          cancel_url: url,
        },
        required: ["return_url", "cancel_url"],
      },
    },
    required: ["plan_id"],
  },
  /** Cancelling requires a reason. */
  cancel: { object: { reason: text(128) }, required: ["reason"] },
  activate: { object: { reason: text(128) } },
} as const satisfies Record<string, Rule>;
