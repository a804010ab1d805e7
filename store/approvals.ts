import type * as approvalCalls from "./api/approvals";
import type { Application, Approval, Decided, DecisionBody } from "./api/approvals";
import { type CallError, networkError } from "./api/call-error";
import type { ShopThunk } from "./shop-state";
import { withCallsOf } from "./with-calls";

export type { Approval };

const withCalls = withCallsOf<typeof approvalCalls>(() => import("./api/approvals"));

export const applyFor = (body: Application): ShopThunk<Promise<CallError | undefined>> =>
  withCalls((use) => use.applyFor(body), networkError);

export const decideOn = (id: number, body: DecisionBody): ShopThunk<Promise<Decided>> =>
  withCalls<Decided>((use) => use.decideOn(id, body), { isDone: false, error: networkError });

export const takeBack = (id: number, note: string): ShopThunk<Promise<Decided>> =>
  withCalls<Decided>((use) => use.takeBack(id, note), { isDone: false, error: networkError });
