import type { StartPayment } from "@/backend/payments/port";
import { toDecimalString } from "@/lib/domain/provider-amount";
import type { PayPalClient } from "./paypal-client";
import { paypalMade } from "./paypal-shapes";
import type { Plan, PlanBook } from "./plan-book";
import { readAs } from "./read-order";

interface PlanParts {
  readonly ask: PayPalClient;
  readonly book: PlanBook;
  /** Whose plans: of another account they are not. */
  readonly account: string;
}

type Priced = Pick<StartPayment, "amount" | "currency"> & {
  readonly subscribes: NonNullable<StartPayment["subscribes"]>;
};

/** The yearly plan of a product at a price, made at PayPal when somebody first wants it. */
export function makePayPalPlans({ ask, book, account }: PlanParts) {
  async function planFor({ subscribes, amount, currency }: Priced): Promise<Plan> {
    const { productId, name } = subscribes;
    const known = await book.ofProduct(account, productId);
    const same = known.find((plan) => plan.currency === currency && plan.amount === amount);
    if (same !== undefined) return same;
    const catalogId = known[0]?.catalogId ?? (await makeProduct(productId, name));
    const id = await makePlan({ catalogId, name, amount, currency });
    const plan = { id, account, catalogId, productId, currency, amount };
    await book.keep(plan);
    return plan;
  }

  // Two programs that ask at once are answered alike: PayPal knows the request by its id.
  const makeProduct = (productId: number, name: string) =>
    make("/v1/catalogs/products", { name, type: "SERVICE" }, `product:${productId}`);

  const makePlan = ({ catalogId, name, amount, currency }: NewPlan) =>
    make(
      "/v1/billing/plans",
      planBody({ catalogId, name, amount, currency }),
      idOf(catalogId, amount, currency),
    );

  async function make(path: string, body: unknown, requestId: string): Promise<string> {
    return readAs(paypalMade, await ask({ method: "POST", path, body, requestId })).id;
  }

  return { planFor };
}

type NewPlan = Pick<Plan, "catalogId" | "amount" | "currency"> & { readonly name: string };

const idOf = (catalogId: string, amount: number, currency: string) =>
  `plan:${catalogId}:${currency}:${amount}`;

function planBody({ catalogId, name, amount, currency }: NewPlan) {
  return {
    product_id: catalogId,
    name,
    status: "ACTIVE",
    billing_cycles: [
      {
        frequency: { interval_unit: "YEAR", interval_count: 1 },
        tenure_type: "REGULAR",
        sequence: 1,
        // Until somebody ends it.
        total_cycles: 0,
        pricing_scheme: {
          fixed_price: { currency_code: currency, value: toDecimalString(amount, currency) },
        },
      },
    ],
    // A renewal that fails is not collected later behind its buyer's back: it waits for them.
    payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 1 },
  };
}
