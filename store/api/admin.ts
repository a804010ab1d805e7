import { adminRoutes } from "@/lib/contract/admin/admin.routes";
import type { adminShapes } from "@/lib/contract/admin/admin.shapes";
import type { ShopThunk } from "@/store/shop-state";
import { type ArgumentOf, calls } from "./call";
import { callErrorOf, messageOf } from "./call-error";
import { shopApi } from "./shop-api";

const call = calls<typeof adminRoutes, typeof adminShapes>();

const adminApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    actAs: build.mutation(call(adminRoutes.actAs)),
    actAsMyself: build.mutation(call(adminRoutes.actAsMyself)),
  }),
});

/** Undefined when it is done, else why not. The page is to be loaded anew then: it was made for somebody else. */
export const actAs =
  (body: ArgumentOf<(typeof adminShapes)["actAs"]>["body"]): ShopThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(adminApi.endpoints.actAs.initiate({ body }, { track: false }));
    return error && messageOf(callErrorOf(error));
  };

export const actAsMyself = (): ShopThunk<Promise<string | undefined>> => async (dispatch) => {
  const { error } = await dispatch(adminApi.endpoints.actAsMyself.initiate(undefined, { track: false }));
  return error && messageOf(callErrorOf(error));
};
