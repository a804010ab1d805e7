import type { BodyOf } from "@/lib/contract/contract";
import { myDataRoutes } from "@/lib/contract/account-data/account-data.routes";
import type { myDataShapes } from "@/lib/contract/account-data/account-data.shapes";
import { forgetPerson } from "@/store/session";
import type { ShopThunk } from "@/store/shop-state";
import { calls } from "./call";
import { type CallError, callErrorOf } from "./call-error";
import { download, type Downloaded } from "./download";
import { shopApi } from "./shop-api";

const myData = calls<
  Pick<typeof myDataRoutes, "deleteAccount">,
  Pick<typeof myDataShapes, "deleteAccount">
>();

const { endpoints } = shopApi.injectEndpoints({
  endpoints: (build) => ({ deleteAccount: build.mutation(myData(myDataRoutes.deleteAccount)) }),
});

export type Deletion = BodyOf<(typeof myDataShapes)["deleteAccount"]>;

/** Undefined when it is done: then nothing of the person is left in the store, as after signing out. */
export const deleteAccount =
  (body: Deletion): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(endpoints.deleteAccount.initiate({ body }, { track: false }));
    if (error) return callErrorOf(error);
    dispatch(forgetPerson());
    return undefined;
  };

export const downloadMyData = (): ShopThunk<Promise<Downloaded>> => download(myDataRoutes.download);
