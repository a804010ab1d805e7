import { breedsRoutes } from "@/lib/contract/breeds/breeds.routes";
import type { breedsShapes } from "@/lib/contract/breeds/breeds.shapes";
import type { AnswerOf } from "@/lib/contract/contract";
import type { SpeciesName } from "@/lib/domain/species";
import type { ShopThunk } from "@/store/shop-state";
import { calls } from "./call";
import { shopApi } from "./shop-api";

export type OtherNamesOfBreeds = AnswerOf<(typeof breedsShapes)["otherNames"]>;

const call = calls<typeof breedsRoutes, typeof breedsShapes>();

const { endpoints } = shopApi.injectEndpoints({
  endpoints: (build) => ({ otherNames: build.query(call(breedsRoutes.otherNames)) }),
});

/** Undefined where nobody answered. */
export const readOtherNames =
  (species: SpeciesName): ShopThunk<Promise<OtherNamesOfBreeds | undefined>> =>
  async (dispatch) =>
    (await dispatch(endpoints.otherNames.initiate({ query: { species } }, { subscribe: false }))).data;
