import { approvalsRoutes } from "@/lib/contract/approvals/approvals.routes";
import type { approvalsShapes } from "@/lib/contract/approvals/approvals.shapes";
import type { AnswerOf, BodyOf } from "@/lib/contract/contract";
import type { ShopThunk } from "@/store/shop-state";
import { calls } from "./call";
import { type CallError, callErrorOf } from "./call-error";
import { shopApi } from "./shop-api";

type Shapes = typeof approvalsShapes;
export type Application = BodyOf<Shapes["apply"]>;
export type DecisionBody = BodyOf<Shapes["decide"]>;
export type Approval = AnswerOf<Shapes["decide"]>;

export type Decided =
  | { readonly isDone: true; readonly approval: Approval }
  | { readonly isDone: false; readonly error: CallError };

const call = calls<typeof approvalsRoutes, Shapes>();

const { endpoints } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    applyFor: build.mutation(call(approvalsRoutes.apply)),
    decideOn: build.mutation(call(approvalsRoutes.decide)),
    takeBack: build.mutation(call(approvalsRoutes.takeBack)),
  }),
});

/** Undefined when it is done. */
export const applyFor =
  (body: Application): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(endpoints.applyFor.initiate({ body }, { track: false }));
    return error && callErrorOf(error);
  };

export const decideOn =
  (id: number, body: DecisionBody): ShopThunk<Promise<Decided>> =>
  async (dispatch) => {
    const deciding = endpoints.decideOn.initiate({ params: { id }, body }, { track: false });
    const { data, error } = await dispatch(deciding);
    return error ? { isDone: false, error: callErrorOf(error) } : { isDone: true, approval: data };
  };

export const takeBack =
  (id: number, note: string): ShopThunk<Promise<Decided>> =>
  async (dispatch) => {
    const taking = endpoints.takeBack.initiate({ params: { id }, body: { note } }, { track: false });
    const { data, error } = await dispatch(taking);
    return error ? { isDone: false, error: callErrorOf(error) } : { isDone: true, approval: data };
  };
