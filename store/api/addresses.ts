import { walletRoutes } from "@/lib/contract/wallet.routes";
import type { walletShapes } from "@/lib/contract/wallet.shapes";
import { calls } from "./call";
import { shopApi } from "./shop-api";

const call = calls<typeof walletRoutes, typeof walletShapes>();

const addressesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    readAddresses: build.query({ ...call(walletRoutes.addresses), providesTags: ["person"] }),
  }),
});

export const { useReadAddressesQuery } = addressesApi;
