import type { AnswerOf } from "@/lib/contract/contract";
import { cookiesRoutes } from "@/lib/contract/cookies/cookies.routes";
import type { cookiesShapes } from "@/lib/contract/cookies/cookies.shapes";
import { geographyRoutes } from "@/lib/contract/geography/geography.routes";
import type { geographyShapes } from "@/lib/contract/geography/geography.shapes";
import type { ShopThunk } from "@/store/shop-state";
import { applicationChanged } from "@/store/slices/application";
import { calls } from "./call";
import { callErrorOf, messageOf } from "./call-error";
import { shopApi } from "./shop-api";

const cookies = calls<typeof cookiesRoutes, typeof cookiesShapes>();
const geography = calls<typeof geographyRoutes, typeof geographyShapes>();

export type Country = AnswerOf<(typeof geographyShapes)["countries"]>[number];

type Chosen = Pick<Country, "code" | "currency"> & Partial<Pick<Country, "id">>;

const countryApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listCountries: build.query(geography(geographyRoutes.countries)),
    lookUpCountry: build.query(cookies(cookiesRoutes.geo)),
    setCountry: build.mutation(cookies(cookiesRoutes.country)),
    setCurrency: build.mutation(cookies(cookiesRoutes.currency)),
  }),
});

export const { useListCountriesQuery } = countryApi;

/** Writes the cookies that say where somebody shops from. Undefined when it is done, else why it could not be. */
export const saveCountry =
  ({ code, currency, id }: Chosen): ShopThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const { setCountry, setCurrency } = countryApi.endpoints;
    // The country last: with it comes the page's own market, and then both must be there.
    const { error: noCurrency } = await dispatch(
      setCurrency.initiate({ body: { currency } }, { track: false }),
    );
    if (noCurrency) return messageOf(callErrorOf(noCurrency));
    const { error } = await dispatch(setCountry.initiate({ body: { countryCode: code } }, { track: false }));
    if (error) return messageOf(callErrorOf(error));
    markRegion();
    dispatch(applicationChanged({ countryCode: code, countryCurrency: currency, countryId: id ?? null }));
    return undefined;
  };

/** As the script in the head does where the cookie is there already. */
function markRegion(): void {
  if (typeof document !== "undefined") document.documentElement.dataset.region = "";
}

/** Where a visitor who has not said so seems to be. False where nobody can tell: then they are asked. */
export const detectCountry = (): ShopThunk<Promise<boolean>> => async (dispatch) => {
  const looking = dispatch(countryApi.endpoints.lookUpCountry.initiate(undefined, { subscribe: false }));
  const { data } = await looking;
  const { country_code: code, currency } = data ?? {};
  if (!code || !currency) return false;
  return (await dispatch(saveCountry({ code, currency }))) === undefined;
};

/** Undefined where they could not be read. */
export const readCountries = (): ShopThunk<Promise<readonly Country[] | undefined>> => async (dispatch) =>
  (await dispatch(countryApi.endpoints.listCountries.initiate(undefined, { subscribe: false }))).data;
