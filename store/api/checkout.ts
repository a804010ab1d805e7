import { checkoutRoutes } from "@/lib/contract/checkout/checkout.routes";
import type { checkoutShapes } from "@/lib/contract/checkout/checkout.shapes";
import type { AnswerOf, BodyOf } from "@/lib/contract/contract";
import type { ShopThunk } from "@/store/shop-state";
import { calls } from "./call";
import { type CallError, callErrorOf } from "./call-error";
import { shopApi } from "./shop-api";

const call = calls<typeof checkoutRoutes, typeof checkoutShapes>();
const place = call(checkoutRoutes.placeOrder);
const begin = call(checkoutRoutes.startPayment);

type Shapes = typeof checkoutShapes;
export type NewOrder = BodyOf<Shapes["placeOrder"]>;
export type PlacedOrder = AnswerOf<Shapes["placeOrder"]>;
export type NewPayment = BodyOf<Shapes["startPayment"]>;
export type StartedPayment = AnswerOf<Shapes["startPayment"]>;
export type CheckoutOptions = AnswerOf<Shapes["options"]>;
export type PaymentChoice = CheckoutOptions["methods"][number];
export type NewCard = BodyOf<Shapes["keepCard"]>;
export type KeptCard = AnswerOf<Shapes["keepCard"]>;

/** What is sent under a key: the same key with the same body is the same attempt. */
interface Attempt<Body> {
  readonly body: Body;
  readonly key: string;
}

/** Refused because it is not the total that was shown: the cart is read again, for the page to show what it is now. */
const whereTotalChanged = (_answer: unknown, error: CallError | undefined) =>
  error?.kind === "refusal" && "total" in error.details ? (["cart"] as const) : [];

export const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    // What may be paid with depends on the country of delivery: read again with the cart.
    checkoutOptions: build.query({ ...call(checkoutRoutes.options), providesTags: ["cart"] }),
    placeOrder: build.mutation({
      ...place,
      invalidatesTags: whereTotalChanged,
      query: ({ body, key }: Attempt<NewOrder>) => ({ ...place.query({ body }), idempotencyKey: key }),
    }),
    startPayment: build.mutation({
      ...begin,
      invalidatesTags: whereTotalChanged,
      query: ({ body, key }: Attempt<NewPayment>) => ({ ...begin.query({ body }), idempotencyKey: key }),
    }),
    keepCard: build.mutation(call(checkoutRoutes.keepCard)),
    confirmSandbox: build.mutation(call(checkoutRoutes.confirmSandbox)),
  }),
});

export const { useCheckoutOptionsQuery } = checkoutApi;

export type Told<Answer> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly error: CallError };

export const placeOrder =
  (attempt: Attempt<NewOrder>): ShopThunk<Promise<Told<PlacedOrder>>> =>
  async (dispatch) =>
    told(await dispatch(checkoutApi.endpoints.placeOrder.initiate(attempt, { track: false })));

export const startPayment =
  (attempt: Attempt<NewPayment>): ShopThunk<Promise<Told<StartedPayment>>> =>
  async (dispatch) =>
    told(await dispatch(checkoutApi.endpoints.startPayment.initiate(attempt, { track: false })));

/** The number goes to the sandbox's vault and is in no state here: nothing of this call is kept. */
export const keepCard =
  (body: NewCard): ShopThunk<Promise<Told<KeptCard>>> =>
  async (dispatch) =>
    told(await dispatch(checkoutApi.endpoints.keepCard.initiate({ body }, { track: false })));

interface Sent<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: Parameters<typeof callErrorOf>[0] | undefined;
}

function told<Answer>({ data, error }: Sent<Answer>): Told<Answer> {
  return data === undefined ? { ok: false, error: callErrorOf(error ?? {}) } : { ok: true, answer: data };
}
