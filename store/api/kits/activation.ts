import { customProfileCategoryIds } from "@/lib/config/shop/categories";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import type { Route } from "@/lib/contract/contract";
import { isFullBreedProfile } from "@/lib/domain/kits/pet-form";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { SpeciesName } from "@/lib/domain/species";
import {
  activationContinued,
  activationFailed,
  activationFulfilled,
  type ActivationKit,
  activationPending,
  type ActivationResponses,
  type KitProduct,
  recordChanged,
  selectRecord,
} from "@/store/slices/activation";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import { type CallError, messageOf } from "@/store/api/call-error";
import type { CallArguments, CallOptions, CallResult, ResponseOfCall } from "@/store/api/call-types";
import type { Body, Response } from "@/lib/contract/calls";

type Result<Name extends keyof typeof activationRoutes> = ShopThunk<
  Promise<CallResult<Response<`activation.${Name}`>>>
>;

export type ActivationBody = Body<"activation.activate">;
export type Activation = Response<"activation.activate">;

/** Sends a call of the wizard, and stores its outcome in the slice. */
function stepCall<R extends Route>(
  route: R,
  args: CallArguments<R, CallOptions>,
  toResponses: (data: ResponseOfCall<R>) => Partial<ActivationResponses>,
): ShopThunk<Promise<CallResult<ResponseOfCall<R>>>> {
  return async (dispatch) => {
    dispatch(activationPending());
    const result = await dispatch(callApi(route, ...args));
    if (result.ok) dispatch(activationFulfilled(toResponses(result.data)));
    else dispatch(activationFailed(messageOf(result.error)));
    return result;
  };
}

export const registerEmail =
  (email: string): Result<"registerEmail"> =>
  async (dispatch, getState) => {
    const result = await dispatch(
      stepCall(activationRoutes.registerEmail, [{ body: { email } }], () => ({})),
    );
    if (!result.ok) return result;
    // An activation keeps its id: a kit whose response was lost is activated under it already.
    const { id = result.data.id } = selectRecord(getState());
    dispatch(recordChanged({ id, email: result.data.email }));
    return result;
  };

/** Checks the kit of the barcodes. Signed-in users have skipped the e-mail step: theirs is registered first. */
export const enterKitBarcode =
  (body: Body<"activation.enterKitBarcode">, email: string): Result<"enterKitBarcode"> =>
  async (dispatch, getState) => {
    const record = selectRecord(getState());
    if (record.id === undefined || record.email !== email) {
      const registered = await dispatch(registerEmail(email));
      if (!registered.ok) return registered;
    }
    const { id } = selectRecord(getState());
    const call = stepCall(activationRoutes.enterKitBarcode, [{ body: { ...body, id } }], ({ kits }) => ({
      ...kitResponses(kits),
      enterKitBarcode: kits,
    }));
    const result = await dispatch(call);
    if (result.ok) dispatch(kitAccepted(result.data.kits));
    return result;
  };

/** Reads the kit of a stored record again. */
export const validateBarcode =
  (body: Body<"activation.barcode">): Result<"barcode"> =>
  async (dispatch) => {
    const result = await dispatch(
      stepCall(activationRoutes.barcode, [{ body }], ({ kits }) => kitResponses(kits)),
    );
    if (result.ok) dispatch(kitAccepted(result.data.kits));
    return result;
  };

const kitResponses = (kits: readonly ActivationKit[]) => ({
  validatedBarcode: kits,
  customProfileProduct: kits.map(({ product }) => product).find(isCustomProfile) ?? null,
});

/** What was chosen for another kit does not fit this one. */
const kitAccepted =
  ([kit]: readonly ActivationKit[]): ShopThunk =>
  (dispatch, getState) => {
    const { activatedProducuId } = selectRecord(getState());
    const productId = kit?.product?.id;
    const isOther = productId !== activatedProducuId;
    if (isOther) dispatch(activationFulfilled({ productsByBreedId: null }));
    dispatch(
      recordChanged({
        activatedProducuId: productId,
        isFBPCompleteTest: isFullBreedProfile(kit?.product ?? null),
        ...(isOther && { excludeProducts: undefined, extras: undefined }),
        ...(productId !== undefined && { selectedTestKit: undefined, selectedProduct: undefined }),
      }),
    );
  };

const isCustomProfile = (product: KitProduct | null) =>
  product !== null && customProfileCategoryIds.includes(product.categoryId);

export const isSameBarcode = (left: string, right: string) =>
  normalizeBarcode(left) === normalizeBarcode(right);

/** Errors of `pet.petName` are those of the form's field `petName`. */
export const saveAboutMyPet =
  (body: Body<"activation.aboutMyPet">): Result<"aboutMyPet"> =>
  async (dispatch, getState) => {
    const { id } = selectRecord(getState());
    const result = await dispatch(
      stepCall(activationRoutes.aboutMyPet, [{ body: { ...body, id } }], (aboutMyPet) => ({ aboutMyPet })),
    );
    if (!result.ok) return { ok: false, error: withoutPrefix(result.error, "pet.") };
    dispatch(recordChanged({ selectedBreed: result.data.breed ?? undefined }));
    return result;
  };

function withoutPrefix(error: CallError, prefix: string): CallError {
  if (error.kind !== "fields" || Array.isArray(error.fields)) return error;
  const pairs = Object.entries(error.fields).map(([name, message]) => [
    name.startsWith(prefix) ? name.slice(prefix.length) : name,
    message,
  ]);
  return { ...error, fields: Object.fromEntries(pairs) as Record<string, string> };
}

export const saveAboutMe = (body: Body<"activation.aboutMe">): Result<"aboutMe"> =>
  stepCall(activationRoutes.aboutMe, [{ body }], () => ({ aboutMe: true }));

export const loadKitBalance = (): Result<"kitBalance"> =>
  stepCall(activationRoutes.kitBalance, [undefined, { isFresh: true }], ({ results }) => ({
    testKitBalance: results,
  }));

interface OfferQuery {
  readonly barcode: string;
  readonly animalId: number | undefined;
  /** For a tube without a test: the one that it is used for. */
  readonly selectedProduct: number | undefined;
  readonly species: SpeciesName | undefined;
}

/** Tests that can be added to a kit. */
export const loadOfferedTests =
  (query: OfferQuery): Result<"products"> =>
  async (dispatch) => {
    const result = await dispatch(
      stepCall(activationRoutes.products, [{ query }, { isFresh: true }], ({ results }) => ({
        productsByBreedId: results,
      })),
    );
    if (result.ok) dispatch(recordChanged({ excludeProducts: result.data.exclude }));
    return result;
  };

/** A breed with the tests that matter in it. */
export const loadBreed = (id: number): Result<"breed"> =>
  stepCall(activationRoutes.breed, [{ query: { id } }], (breed) => ({ breed }));

export const sendReview = (body: Body<"activation.review">): Result<"review"> =>
  stepCall(activationRoutes.review, [{ body }], (reviewActivate) => ({ reviewActivate }));

/** Activates the kit. The record is left for the next one. */
export const activateKit =
  (body: ActivationBody): Result<"activate"> =>
  async (dispatch) => {
    const result = await dispatch(
      stepCall(activationRoutes.activate, [{ body }], (activateKitResponse) => ({ activateKitResponse })),
    );
    if (!result.ok) return result;
    dispatch(activationContinued());
    dispatch(activationFulfilled({ activateKitResponse: result.data }));
    return result;
  };
