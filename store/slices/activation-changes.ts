import type { ShopThunk } from "@/store/state";
import { activationChanged, emptyActivation } from "./activation";
import { type ActivationRecord, readRecord } from "./activation-record";
import type { ActivationResponses, ActivationState } from "./activation-state";
import { at, back, forward, readSteps, stepNumber } from "@/lib/domain/activation-steps";

/** Undefined removes a field. */
type RecordChanges = { readonly [Field in keyof ActivationRecord]?: ActivationRecord[Field] | undefined };

const change =
  (changesOf: (state: ActivationState) => Partial<ActivationState>): ShopThunk =>
  (dispatch, getState) =>
    void dispatch(activationChanged(changesOf(getState().activation)));

/** Validated like a stored record, so that card data cannot reach the state. */
export const recordChanged = (changes: RecordChanges) =>
  change(({ record }) => ({ record: readRecord({ ...record, ...changes }) }));

/** Forward by one, or to a given step. */
export const movedForward = (step?: number) => change(({ steps }) => ({ steps: forward(steps, step) }));

/** To the previous step, or to a given one. */
export const movedBack = (step?: number) => change(({ steps }) => ({ steps: back(steps, step) }));

export const activationReset = () => change(() => emptyActivation);

const barcodeStep = at(stepNumber("barcode"));

/** What belongs to the user and not to one kit. */
const withoutKit = ({ email, person, collectionAgent, consents }: ActivationRecord) =>
  readRecord({ email, person, collectionAgent, consents });

/** For another barcode. The attempt goes on under its id; nothing of pet and payment is kept. */
export const resetToBarcode = () =>
  change(({ record }) => ({
    ...emptyActivation,
    steps: barcodeStep,
    record: readRecord({ ...withoutKit(record), id: record.id }),
  }));

/** For the next kit, after one was activated: clears payment and pet with everything else of that kit. */
export const activationContinued = () =>
  change(({ record }) => ({ ...emptyActivation, steps: barcodeStep, record: withoutKit(record) }));

export const activationPending = () => change(() => ({ isLoading: true, error: null }));

export const activationFulfilled = (responses: Partial<ActivationResponses>) =>
  change(() => ({ ...responses, isLoading: false }));

export const activationFailed = (error: string) => change(() => ({ isLoading: false, error }));

/** Continues with what is stored: on every visit, or by another tab. An invalid field is dropped alone. */
export const activationRestored = ({
  steps,
  record,
}: {
  readonly steps: unknown;
  readonly record: unknown;
}) =>
  change((state) => {
    const restored = {
      steps: readSteps(steps),
      record: readRecord(record),
      activateKitResponse: null,
    };
    return state.isChangedElsewhere ? { ...emptyActivation, ...restored } : restored;
  });
