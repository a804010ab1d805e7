import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Response } from "@/lib/contract/calls";
import {
  at,
  back,
  forward,
  readSteps,
  stepNumber,
  type StepNumbers,
} from "@/lib/domain/kits/activation-steps";
import { type ActivationRecord, readRecord } from "./activation-record";
import { type AuthState, signedOut } from "./auth";

export type ActivationKit = Response<"activation.barcode">["kits"][number];
export type KitProduct = NonNullable<ActivationKit["product"]>;
export type OfferedTest = Response<"activation.products">["results"][number];
export type PackBalance = Response<"activation.kitBalance">["results"][number];

/** Responses to the steps under their documented names. They end with the page. */
export interface ActivationResponses {
  readonly validatedBarcode: readonly ActivationKit[] | null;
  readonly enterKitBarcode: readonly ActivationKit[] | null;
  readonly aboutMyPet: Response<"activation.aboutMyPet"> | null;
  /** Whether the person has been accepted: the call has no response body. */
  readonly aboutMe: boolean;
  readonly reviewActivate: Response<"activation.review"> | null;
  readonly activateKitResponse: Response<"activation.activate"> | null;
  readonly testKitBalance: readonly PackBalance[] | null;
  /** The product of a kit that was bought for a custom profile. */
  readonly customProfileProduct: KitProduct | null;
  /** Tests that can be added for the chosen breed. */
  readonly productsByBreedId: readonly OfferedTest[] | null;
  readonly breed: Response<"activation.breed"> | null;
}

/** What is stored between visits: see store/persistence/stored-activation. */
export interface StoredActivation {
  readonly steps: StepNumbers;
  readonly record: ActivationRecord;
}

export interface ActivationState extends StoredActivation, ActivationResponses {
  readonly isLoading: boolean;
  readonly error: string | null;
  /** Another tab has changed the record: this one must read it again before it may write. */
  readonly isChangedElsewhere: boolean;
}

const initialState: ActivationState = {
  steps: { current: 0, previous: null, next: 1 },
  record: {},
  validatedBarcode: null,
  enterKitBarcode: null,
  aboutMyPet: null,
  aboutMe: false,
  reviewActivate: null,
  activateKitResponse: null,
  testKitBalance: null,
  customProfileProduct: null,
  productsByBreedId: null,
  breed: null,
  isLoading: false,
  error: null,
  isChangedElsewhere: false,
};

/** Undefined removes a field. */
type RecordChanges = { readonly [Field in keyof ActivationRecord]?: ActivationRecord[Field] | undefined };

type Stored = { readonly [Field in keyof StoredActivation]: unknown };

const barcodeStep = at(stepNumber("barcode"));

/** What belongs to the user and not to one kit. */
const withoutKit = ({ email, person, collectionAgent, consents }: ActivationRecord) =>
  readRecord({ email, person, collectionAgent, consents });

/** Kit activation: where the user is, what was entered, what the backend has answered. The page of the wizard adds it. */
const slice = createSlice({
  name: "activation",
  initialState,
  reducers: {
    /** Continues with what is stored: on every visit, or by another tab. An invalid field is dropped alone. */
    activationRestored: (state, { payload: { steps, record } }: PayloadAction<Stored>) => ({
      ...(state.isChangedElsewhere ? initialState : state),
      steps: readSteps(steps),
      record: readRecord(record),
      activateKitResponse: null,
    }),
    /** Two tabs must not mix two kits in one record: the tab that did not write last stops until its user continues there. */
    activationComparedTo: (state, { payload }: PayloadAction<unknown>) =>
      // Both were read by the same function, so their fields have the same order.
      JSON.stringify(readRecord(payload)) === JSON.stringify(state.record)
        ? state
        : { ...state, isChangedElsewhere: true },

    /** Forward by one, or to a given step, from which one returns to the step one came from. */
    movedForward: (state, { payload }: PayloadAction<number | undefined>) => ({
      ...state,
      steps: forward(state.steps, payload),
    }),
    /** To the previous step, or to a given one. */
    movedBack: (state, { payload }: PayloadAction<number | undefined>) => ({
      ...state,
      steps: back(state.steps, payload),
    }),
    /** To the step that the browser's own buttons opened, or that can be opened at all. */
    movedTo: (state, { payload }: PayloadAction<number>) => {
      const { steps } = state;
      if (payload === steps.current) return state;
      return { ...state, steps: payload > steps.current ? forward(steps, payload) : back(steps, payload) };
    },

    /** Validated like a stored record, so that card data cannot reach the state. */
    recordChanged: (state, { payload }: PayloadAction<RecordChanges>) => ({
      ...state,
      record: readRecord({ ...state.record, ...payload }),
    }),
    activationReset: () => initialState,
    /** For another barcode. The attempt goes on under its id; nothing of pet and payment is kept. */
    resetToBarcode: ({ record }) => ({
      ...initialState,
      steps: barcodeStep,
      record: readRecord({ ...withoutKit(record), id: record.id }),
    }),
    /** For the next kit, after one was activated: clears payment and pet with everything else of that kit. */
    activationContinued: ({ record }) => ({
      ...initialState,
      steps: barcodeStep,
      record: withoutKit(record),
    }),

    activationPending: (state) => ({ ...state, isLoading: true, error: null }),
    activationFulfilled: (state, { payload }: PayloadAction<Partial<ActivationResponses>>) => ({
      ...state,
      ...payload,
      isLoading: false,
    }),
    activationFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      isLoading: false,
      error: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const {
  activationRestored,
  activationComparedTo,
  movedForward,
  movedBack,
  movedTo,
  recordChanged,
  activationReset,
  resetToBarcode,
  activationContinued,
  activationPending,
  activationFulfilled,
  activationFailed,
} = slice.actions;
export const activationReducer = slice.reducer;

/** The store of any page. */
interface WithActivation {
  readonly auth: AuthState;
  readonly activation?: ActivationState;
}

/** Empty until the activation has been opened on this page. */
export const selectActivation = ({ activation = initialState }: WithActivation): ActivationState =>
  activation;
export const selectRecord = (shop: WithActivation): ActivationRecord => selectActivation(shop).record;
