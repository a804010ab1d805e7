import { builtCategoryProducts } from "@/lib/config/built-products";
import { advanceOrdersRoutes } from "@/lib/contract/order-supplies/order-supplies.routes";
import type { advanceOrdersShapes } from "@/lib/contract/order-supplies/order-supplies.shapes";
import type { AnswerOf, BodyOf } from "@/lib/contract/contract";
import { orderLookupRoutes } from "@/lib/contract/orders/order-lookup.routes";
import type { orderLookupShapes } from "@/lib/contract/orders/order-lookup.shapes";
import { checkoutRoutes } from "@/lib/contract/checkout/checkout.routes";
import type { checkoutShapes } from "@/lib/contract/checkout/checkout.shapes";
import { ordersDeskRoutes } from "@/lib/contract/admin-orders/admin-orders.routes";
import type { ordersDeskShapes } from "@/lib/contract/admin-orders/admin-orders.shapes";
import { ordersRoutes } from "@/lib/contract/orders/orders.routes";
import type { ordersShapes } from "@/lib/contract/orders/orders.shapes";
import type { ShopThunk } from "@/store/shop-state";
import { calls } from "./call";
import { type CallError, callErrorOf, messageOf } from "./call-error";
import { addToCart } from "./change-cart";
import { shopApi } from "./shop-api";

const orders = calls<typeof ordersRoutes, typeof ordersShapes>();
const desk = calls<typeof ordersDeskRoutes, typeof ordersDeskShapes>();
const advance = calls<typeof advanceOrdersRoutes, typeof advanceOrdersShapes>();
const checkout = calls<typeof checkoutRoutes, typeof checkoutShapes>();
const lookup = calls<typeof orderLookupRoutes, typeof orderLookupShapes>();

export type PendingPayment = AnswerOf<(typeof ordersShapes)["pendingPayment"]>;
export type Paying = BodyOf<(typeof ordersShapes)["payPending"]>;
export type Begun = AnswerOf<(typeof ordersShapes)["payPending"]>;
export type Cancelled = AnswerOf<(typeof ordersShapes)["cancel"]>;
export type CancelAtDesk = BodyOf<(typeof ordersDeskShapes)["cancel"]>;
export type Refund = BodyOf<(typeof ordersDeskShapes)["refund"]>;
export type MarkPaid = BodyOf<(typeof ordersDeskShapes)["markPaid"]>;
export type DeskOrder = AnswerOf<(typeof ordersDeskShapes)["refund"]>;
export type NewAdvanceOrder = BodyOf<(typeof advanceOrdersShapes)["createAdvanceOrder"]>;
export type Whose = BodyOf<(typeof advanceOrdersShapes)["updateAdvanceOrder"]>;
export type AdvanceOrder = AnswerOf<(typeof advanceOrdersShapes)["createAdvanceOrder"]>;
export type LookUp = BodyOf<(typeof orderLookupShapes)["ask"]>;

export type Told<Answer> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly error: CallError };

const { endpoints } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    pendingPayment: build.query(orders(ordersRoutes.pendingPayment)),
    payPending: build.mutation(orders(ordersRoutes.payPending)),
    settlePending: build.mutation(orders(ordersRoutes.settlePending)),
    cancelOrder: build.mutation(orders(ordersRoutes.cancel)),
    cancelAtDesk: build.mutation(desk(ordersDeskRoutes.cancel)),
    refundAtDesk: build.mutation(desk(ordersDeskRoutes.refund)),
    markPaidAtDesk: build.mutation(desk(ordersDeskRoutes.markPaid)),
    endRenewal: build.mutation(checkout(checkoutRoutes.endRenewal)),
    endRenewalAtDesk: build.mutation(desk(ordersDeskRoutes.endRenewal)),
    orderInAdvance: build.mutation(advance(advanceOrdersRoutes.createAdvanceOrder)),
    changeAdvance: build.mutation(advance(advanceOrdersRoutes.updateAdvanceOrder)),
    lookUpOrder: build.mutation(lookup(orderLookupRoutes.ask)),
  }),
});

function told<Answer>({ data, error }: { data?: Answer; error?: unknown }): Told<Answer> {
  if (error === undefined && data !== undefined) return { ok: true, answer: data };
  return { ok: false, error: callErrorOf((error ?? {}) as CallError) };
}

const untracked = { track: false } as const;
type Work<Answer> = ShopThunk<Promise<Told<Answer>>>;

export const readPendingPayment =
  (orderIds: readonly number[], points: number): Work<PendingPayment> =>
  async (dispatch) => {
    const query = { order_ids: orderIds.join(","), loyalty_points: points };
    const asking = { subscribe: false, forceRefetch: true } as const;
    return told(await dispatch(endpoints.pendingPayment.initiate({ query }, asking)));
  };

export const payPending =
  (body: Paying): Work<Begun> =>
  async (dispatch) =>
    told(await dispatch(endpoints.payPending.initiate({ body }, untracked)));

export const settlePending =
  (transactionId: string): Work<Begun> =>
  async (dispatch) =>
    told(await dispatch(endpoints.settlePending.initiate({ body: { transactionId } }, untracked)));

export const cancelOrder =
  (id: number): Work<Cancelled> =>
  async (dispatch) =>
    told(await dispatch(endpoints.cancelOrder.initiate({ params: { id } }, untracked)));

export const cancelAtDesk =
  (id: number, body: CancelAtDesk): Work<DeskOrder> =>
  async (dispatch) =>
    told(await dispatch(endpoints.cancelAtDesk.initiate({ params: { id }, body }, untracked)));

export const refundOrder =
  (id: number, body: Refund): Work<DeskOrder> =>
  async (dispatch) =>
    told(await dispatch(endpoints.refundAtDesk.initiate({ params: { id }, body }, untracked)));

export const markPaid =
  (id: number, body: MarkPaid): Work<DeskOrder> =>
  async (dispatch) =>
    told(await dispatch(endpoints.markPaidAtDesk.initiate({ params: { id }, body }, untracked)));

export const orderInAdvance =
  (body: NewAdvanceOrder): Work<AdvanceOrder> =>
  async (dispatch) =>
    told(await dispatch(endpoints.orderInAdvance.initiate({ body }, untracked)));

export const changeAdvance =
  (id: number, body: Whose): Work<AdvanceOrder> =>
  async (dispatch) =>
    told(await dispatch(endpoints.changeAdvance.initiate({ params: { id }, body }, untracked)));

/** Undefined when it is done: then as whenever it is done. */
export const lookUpOrder =
  (body: LookUp): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(endpoints.lookUpOrder.initiate({ body }, untracked));
    return error && callErrorOf(error);
  };

/** By the order's key, of a buyer; by its number, at the desk. Undefined when it has ended. */
export const endRenewal =
  (
    by: { readonly token: string } | { readonly orderId: number },
  ): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const { error } =
      "token" in by
        ? await dispatch(endpoints.endRenewal.initiate({ params: { token: by.token } }, untracked))
        : await dispatch(endpoints.endRenewalAtDesk.initiate({ params: { id: by.orderId } }, untracked));
    return error && callErrorOf(error);
  };

export interface AgainLine {
  readonly product: { readonly id: number; readonly name: string };
  readonly quantity: number;
  readonly metaData: {
    readonly isUpgradeTests: boolean;
    readonly isUpgradeFullbreed: boolean;
    readonly animalId: number | null;
  };
}

export interface NotAdded {
  readonly name: string;
  readonly why: string;
}

/** One after the other: each is refused or not by what is in the cart already. */
export const addAgain =
  (lines: readonly AgainLine[], custom: string): ShopThunk<Promise<readonly NotAdded[]>> =>
  async (dispatch) => {
    const missing: NotAdded[] = [];
    for (const { product, quantity, metaData } of lines) {
      const { id: productId, name } = product;
      if (builtCategoryProducts.includes(productId)) missing.push({ name, why: custom });
      else {
        const added = await dispatch(addToCart({ productId, quantity, metaData }));
        if (!added.ok) missing.push({ name, why: messageOf(added.error) });
      }
    }
    return missing;
  };
