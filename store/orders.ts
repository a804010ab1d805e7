import { type CallError, messageOf, networkError } from "./api/call-error";
import type * as orderCalls from "./api/orders";
import type {
  AdvanceOrder,
  AgainLine,
  Begun,
  CancelAtDesk,
  Cancelled,
  DeskOrder,
  LookUp,
  MarkPaid,
  NewAdvanceOrder,
  NotAdded,
  Paying,
  PendingPayment,
  Refund,
  Told,
  Whose,
} from "./api/orders";
import type { ShopThunk } from "./shop-state";
import { withCallsOf } from "./with-calls";

export type { AdvanceOrder, AgainLine, Begun, Cancelled, DeskOrder, NotAdded, PendingPayment, Told };

const withCalls = withCallsOf<typeof orderCalls>(() => import("./api/orders"));
const notReached = { ok: false, error: networkError } as const;

type Work<Answer> = ShopThunk<Promise<Told<Answer>>>;

export const addAgain = (
  lines: readonly AgainLine[],
  custom: string,
): ShopThunk<Promise<readonly NotAdded[]>> =>
  withCalls<readonly NotAdded[]>(
    (use) => use.addAgain(lines, custom),
    lines.map(({ product: { name } }) => ({ name, why: messageOf(networkError) })),
  );

export const readPendingPayment = (orderIds: readonly number[], points: number): Work<PendingPayment> =>
  withCalls<Told<PendingPayment>>((use) => use.readPendingPayment(orderIds, points), notReached);

export const payPending = (body: Paying): Work<Begun> =>
  withCalls<Told<Begun>>((use) => use.payPending(body), notReached);

export const settlePending = (transactionId: string): Work<Begun> =>
  withCalls<Told<Begun>>((use) => use.settlePending(transactionId), notReached);

export const cancelOrder = (id: number): Work<Cancelled> =>
  withCalls<Told<Cancelled>>((use) => use.cancelOrder(id), notReached);

export const cancelAtDesk = (id: number, body: CancelAtDesk): Work<DeskOrder> =>
  withCalls<Told<DeskOrder>>((use) => use.cancelAtDesk(id, body), notReached);

export const refundOrder = (id: number, body: Refund): Work<DeskOrder> =>
  withCalls<Told<DeskOrder>>((use) => use.refundOrder(id, body), notReached);

export const markPaid = (id: number, body: MarkPaid): Work<DeskOrder> =>
  withCalls<Told<DeskOrder>>((use) => use.markPaid(id, body), notReached);

export const endRenewal = (
  by: Parameters<typeof orderCalls.endRenewal>[0],
): ShopThunk<Promise<CallError | undefined>> => withCalls((use) => use.endRenewal(by), networkError);

export const orderInAdvance = (body: NewAdvanceOrder): Work<AdvanceOrder> =>
  withCalls<Told<AdvanceOrder>>((use) => use.orderInAdvance(body), notReached);

export const changeAdvance = (id: number, body: Whose): Work<AdvanceOrder> =>
  withCalls<Told<AdvanceOrder>>((use) => use.changeAdvance(id, body), notReached);

export const lookUpOrder = (body: LookUp): ShopThunk<Promise<CallError | undefined>> =>
  withCalls((use) => use.lookUpOrder(body), networkError);
