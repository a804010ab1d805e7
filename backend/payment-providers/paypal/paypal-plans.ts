import type { CreatePaymentRequest } from "@/backend/payment-providers/payment-provider";
import { toDecimalString } from "@/lib/domain/orders/provider-amount";
import type { PayPalClient } from "./paypal-client";
import { paypalCreated } from "./paypal-shapes";
import type { Plan, PlanStore } from "./paypal-store";
import { parseResponse } from "./map-order";

interface PlanOptions {
  readonly request: PayPalClient;
  readonly store: PlanStore;
  /** Plans belong to one PayPal account. */
  readonly account: string;
}

type SubscriptionPrice = Pick<CreatePaymentRequest, "amount" | "currency"> & {
  readonly subscription: NonNullable<CreatePaymentRequest["subscription"]>;
};

/** Yearly plans, created at PayPal when first needed. */
export function createPayPalPlans({ request, store, account }: PlanOptions) {
  async function findOrCreatePlan({ subscription, amount, currency }: SubscriptionPrice): Promise<Plan> {
    const { productId, name } = subscription;
    const existing = await store.listByProduct(account, productId);
    const match = existing.find((plan) => plan.currency === currency && plan.amount === amount);
    if (match !== undefined) return match;
    const catalogId = existing[0]?.catalogId ?? (await createProduct(productId, name));
    const id = await createPlan({ catalogId, name, amount, currency });
    const plan = { id, account, catalogId, productId, currency, amount };
    await store.save(plan);
    return plan;
  }

  // Concurrent requests get the same response: PayPal deduplicates them by id.
  const createProduct = (productId: number, name: string) =>
    create("/v1/catalogs/products", { name, type: "SERVICE" }, `product:${productId}`);

  const createPlan = ({ catalogId, name, amount, currency }: NewPlan) =>
    create(
      "/v1/billing/plans",
      toPlanBody({ catalogId, name, amount, currency }),
      toRequestId(catalogId, amount, currency),
    );

  async function create(path: string, body: unknown, requestId: string): Promise<string> {
    return parseResponse(paypalCreated, await request({ method: "POST", path, body, requestId })).id;
  }

  return { findOrCreatePlan };
}

type NewPlan = Pick<Plan, "catalogId" | "amount" | "currency"> & { readonly name: string };

const toRequestId = (catalogId: string, amount: number, currency: string) =>
  `plan:${catalogId}:${currency}:${amount}`;

function toPlanBody({ catalogId, name, amount, currency }: NewPlan) {
  return {
    product_id: catalogId,
    name,
    status: "ACTIVE",
    billing_cycles: [
      {
        frequency: { interval_unit: "YEAR", interval_count: 1 },
        tenure_type: "REGULAR",
        sequence: 1,
        // Until it is cancelled.
        total_cycles: 0,
        pricing_scheme: {
          fixed_price: { currency_code: currency, value: toDecimalString(amount, currency) },
        },
      },
    ],
    // Never collect a failed renewal later without the buyer's consent.
    payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 1 },
  };
}
