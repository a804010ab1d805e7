import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import type { cartShapes } from "@/lib/contract/cart/cart.shapes";
import type { Extra } from "@/store/shop-state";
import { cartGone } from "@/store/slices/cart";
import { tellCartChanged } from "@/store/stored";
import { calls, type Endpoint } from "./call";
import { type CallError, isStatus } from "./call-error";
import { shopApi } from "./shop-api";

const call = calls<typeof cartRoutes, typeof cartShapes>();

interface Started {
  readonly queryFulfilled: Promise<unknown>;
  readonly extra: unknown;
}

/** After a change the cart is read again, here and in other tabs; unless the change was refused for certain. */
function changing<Argument, Answer>(endpoint: Endpoint<Argument, Answer>) {
  return {
    ...endpoint,
    invalidatesTags: (_answer: Answer | undefined, error: CallError | undefined) =>
      error?.kind === "fields" || error?.kind === "refusal" ? [] : (["cart"] as const),
    onQueryStarted: (_argument: Argument, { queryFulfilled, extra }: Started) =>
      queryFulfilled.then(
        () => tellCartChanged(extraOf(extra).tab),
        () => undefined,
      ),
  };
}

export const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    createCart: build.mutation(call(cartRoutes.create)),
    readCart: build.query({
      ...call(cartRoutes.read),
      providesTags: ["cart"],
      /** Only a definite answer clears the kept id: an outage keeps the cart. */
      onQueryStarted: ({ params }, { queryFulfilled, dispatch, extra }) =>
        queryFulfilled.then(
          () => undefined,
          (failed) => {
            if (failed.isUnhandledError || !isStatus(failed.error, 404)) return;
            dispatch(cartGone(params.sessionId));
            extraOf(extra).flush();
          },
        ),
    }),
    updateCart: build.mutation(changing(call(cartRoutes.update))),
    addItem: build.mutation(changing(call(cartRoutes.addItem))),
    changeItem: build.mutation(changing(call(cartRoutes.changeItem))),
    removeItem: build.mutation(changing(call(cartRoutes.removeItem))),
    noteItem: build.mutation(changing(call(cartRoutes.noteItem))),
  }),
});

export const { useReadCartQuery } = cartApi;

/** The api is added to the shop's own store only, which hands this to every thunk. */
function extraOf(extra: unknown): Extra {
  return extra as Extra;
}
