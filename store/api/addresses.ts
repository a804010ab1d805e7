import { walletRoutes } from "@/lib/contract/loyalty/loyalty.routes";
import type { walletShapes } from "@/lib/contract/loyalty/loyalty.shapes";
import { calls } from "./call";
import { shopApi } from "./shop-api";

const call = calls<typeof walletRoutes, typeof walletShapes>();

const addressesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    readAddresses: build.query({ ...call(walletRoutes.addresses), providesTags: ["person"] }),
  }),
});

export const { useReadAddressesQuery } = addressesApi;
