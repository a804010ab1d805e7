import { checkBody } from "./body-rules";
import { type FakeMoney, toMinorUnits } from "./fake-money";
import { newId } from "./fake-orders";
import { type FakeResponse, PayPalError } from "./paypal-error";
import { subscriptionRules } from "./subscription-rules";

interface Cycle {
  readonly frequency: { readonly interval_unit: string; readonly interval_count?: number };
  readonly tenure_type: string;
  readonly sequence: number;
  readonly total_cycles?: number;
  readonly pricing_scheme?: { readonly fixed_price?: FakeMoney };
}

interface PlanBody {
  readonly product_id: string;
  readonly name: string;
  readonly status?: string;
  readonly billing_cycles: readonly Cycle[];
  readonly payment_preferences: { readonly payment_failure_threshold?: number };
}

export interface FakePlan {
  readonly id: string;
  readonly productId: string;
  status: string;
  cycle: Cycle;
  readonly price: FakeMoney;
  readonly amount: number;
  readonly threshold: number;
}

/** Maximum interval count by unit. */
const mostIntervals: Readonly<Record<string, number>> = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 };

export function createFakePlans() {
  const products = new Map<string, string>();
  const plans = new Map<string, FakePlan>();

  function createProduct(body: unknown): FakeResponse {
    checkBody(subscriptionRules.product, body);
    const { name } = body as { name: string };
    const id = `PROD-${newId()}`;
    products.set(id, name);
    return { status: 201, body: { id, name } };
  }

  function createPlan(body: unknown): FakeResponse {
    checkBody(subscriptionRules.plan, body);
    const { product_id: productId, name, status = "ACTIVE", ...rest } = body as PlanBody;
    if (!products.has(productId)) throw new PayPalError(404, { issue: "INVALID_RESOURCE_ID" });
    const { cycle, price } = regularOf(rest.billing_cycles);
    const id = `P-${newId()}`;
    const threshold = rest.payment_preferences.payment_failure_threshold ?? 0;
    plans.set(id, { id, productId, status, cycle, price, amount: toMinorUnits(price), threshold });
    return { status: 201, body: { id, product_id: productId, name, status } };
  }

  /** Subscriptions require an active plan. */
  function planOnSale(id: string): FakePlan {
    const plan = plans.get(id);
    if (plan === undefined) throw new PayPalError(404, { issue: "INVALID_RESOURCE_ID" });
    if (plan.status !== "ACTIVE") throw new PayPalError(422, { issue: "PLAN_STATUS_INVALID" });
    return plan;
  }

  return { products, plans, createProduct, createPlan, planOnSale };
}

function regularOf(cycles: readonly Cycle[]): { readonly cycle: Cycle; readonly price: FakeMoney } {
  const regular = cycles.filter(({ tenure_type }) => tenure_type === "REGULAR");
  const [cycle, ...more] = regular;
  if (cycle === undefined) throw new PayPalError(422, { issue: "MISSING_REGULAR_BILLING_CYCLE" });
  if (more.length > 0) throw new PayPalError(422, { issue: "MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED" });
  if (cycles.some(({ sequence }, at) => sequence !== at + 1))
    throw new PayPalError(422, { issue: "INVALID_BILLING_CYCLE_SEQUENCE" });
  const { interval_unit: unit, interval_count: count = 1 } = cycle.frequency;
  if (count > (mostIntervals[unit] ?? 0))
    throw new PayPalError(400, { issue: "INVALID_PARAMETER_VALUE", field: "/billing_cycles/0/frequency" });
  const price = cycle.pricing_scheme?.fixed_price;
  if (price === undefined)
    throw new PayPalError(400, {
      issue: "MISSING_REQUIRED_PARAMETER",
      field: "/billing_cycles/0/pricing_scheme",
    });
  return { cycle, price };
}
