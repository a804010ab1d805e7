import { useEffect, useRef, useState } from "react";
import type { PetForm } from "@/lib/config/kits/activation";
import { limits } from "@/lib/config/limits";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import {
  activationSteps,
  type ActivationStep,
  stepNumber,
  type StepNumbers,
} from "@/lib/domain/kits/activation-steps";
import type { SpeciesName } from "@/lib/domain/species";
import { activationPath } from "@/lib/navigation/activation-paths";
import type { User } from "@/store/api/account/user";
import { type CallError, messageOf } from "@/store/api/call-error";
import { isSameBarcode } from "@/store/api/kits/activation";
import { useQueryCall } from "@/store/api/use-query-call";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { openActivation, restoreActivation } from "@/store/persistence/stored-activation";
import {
  type ActivationKit,
  type KitProduct,
  movedBack,
  movedForward,
  movedTo,
  recordChanged,
  resetToBarcode,
  selectActivation,
  selectRecord,
} from "@/store/slices/activation";
import type { ActivationRecord } from "@/store/slices/activation-record";
import { type ShopThunk, whenRehydrated } from "@/store/state";
import { typedBarcodes } from "./activation-values";
import { isLaterKit } from "./kit-list/kit-list";
import { type Rules, useRules } from "./load-rules";
import { listSteps, parseStep, reachableStep, stepAfter, stepBefore } from "./steps/steps";
import { type ReadFailure, useChosenProduct, useKit } from "./use-activation-kit";

export interface OpenActivation {
  readonly record: ActivationRecord;
  readonly steps: readonly ActivationStep[];
  readonly step: ActivationStep;
  /** Undefined until the barcode has been accepted. */
  readonly kit: ActivationKit | undefined;
  /** Why the stored barcode has been refused. */
  readonly kitError: CallError | undefined;
  /** Product of the kit, or the one chosen for it. */
  readonly product: KitProduct | undefined;
  readonly form: PetForm;
  readonly species: SpeciesName | null;
  readonly user: User | undefined;
  readonly email: string;
  /** Country of the visitor's market. */
  readonly country: string;
  /** Undefined at the first step, where nothing has been checked yet. */
  readonly rules: Rules | undefined;
  readonly open: (step: ActivationStep) => void;
  readonly next: () => void;
  readonly back: (() => void) | undefined;
}

type ActivationStatus =
  | { readonly status: "loading" }
  | ({ readonly status: "failed" } & ReadFailure)
  | { readonly status: "open"; readonly activation: OpenActivation };

/** Whether the stored record, with the barcode of the URL in it, has been read and validated, and whether there is one. */
export type StoredStatus = "unread" | "empty" | "restored";

export function useStoredActivation(barcode: string | undefined): StoredStatus {
  const dispatch = useShopDispatch();
  const [status, setStatus] = useState<StoredStatus>("unread");
  useEffect(() => {
    let close: (() => void) | undefined;
    let isOver = false;
    void dispatch(whenRehydrated()).then(() => {
      if (isOver) return;
      close = dispatch(openActivation());
      if (barcode !== undefined) dispatch(takeBarcode(barcode));
      dispatch(goToStepInUrl());
      setStatus(dispatch(hasRecord()) ? "restored" : "empty");
    });
    return () => {
      isOver = true;
      close?.();
    };
  }, [dispatch, barcode]);
  return status;
}

const hasRecord = (): ShopThunk<boolean> => (_dispatch, getState) =>
  Object.keys(selectRecord(getState())).length > 0;

/** A barcode that was scanned or followed as a link is not typed, so it need not be confirmed. */
const takeBarcode =
  (barcode: string): ShopThunk =>
  (dispatch, getState) => {
    if (barcode.trim() === "" || barcode.length > limits.barcodeLength) return;
    const [current = ""] = typedBarcodes(selectRecord(getState()));
    if (isSameBarcode(current, barcode)) return;
    dispatch(resetToBarcode());
    dispatch(recordChanged({ barcodes: [barcode, ""], confirmBarcodes: [barcode, ""] }));
  };

const stepInUrl = () => parseStep(new URLSearchParams(window.location.search).get("step"));

/** Without a step in the URL, the activation opens where the user left, or at the given one. */
const goToStepInUrl =
  (otherwise?: ActivationStep): ShopThunk =>
  (dispatch) => {
    const step = stepInUrl() ?? otherwise;
    if (step !== undefined) dispatch(movedTo(stepNumber(step)));
  };

/** After another tab has changed the record: continues with it here. */
export const continueHere = (): ShopThunk => (dispatch) => {
  dispatch(restoreActivation());
  dispatch(goToStepInUrl());
};

interface ActivationOptions {
  /** Country of the visitor's market. */
  readonly country: string;
  /** Read on the server, used until the browser has read the account. */
  readonly user: User | undefined;
  readonly isRead: boolean;
}

/** State of the wizard: record, kit, user and current step. */
export function useActivation({ country, isRead, ...known }: ActivationOptions): ActivationStatus {
  const { requested, facts, readings } = useFacts(known.user, isRead);
  const { user, kit, rules } = facts;
  const hasOffers = useShopSelector((shop) => selectActivation(shop).productsByBreedId?.length !== 0);
  const steps = listSteps({ isSignedIn: user !== undefined, isBlank: kit?.product === null, hasOffers });
  const step = reachableStep(steps, requested, (name) => rules?.isStepComplete(name, facts) ?? true);
  const failure = readings.find((reading) => reading.failure !== undefined)?.failure;
  const isOpen = failure === undefined && !readings.some(({ isLoading }) => isLoading);
  useStepInUrl(step, steps[0], isOpen && isRead);
  const moves = useMoves({ ...facts, steps, step });
  if (failure) return { status: "failed", ...failure };
  if (!isOpen) return { status: "loading" };
  return { status: "open", activation: { ...facts, ...moves, steps, step, country } };
}

/** What decides which steps there are, and which of them can be opened. */
function useFacts(knownUser: User | undefined, isRead: boolean) {
  const { record, steps: position } = useShopSelector(selectActivation);
  const requested = activationSteps[position.current] ?? "email";
  const { user, isLoggedIn, ...reading } = useUser(knownUser, isRead);
  const isAfter = (step: ActivationStep) => stepNumber(requested) > stepNumber(step);
  const { rules, ...loading } = useRules(isAfter(isLoggedIn ? "barcode" : "email"));
  const { kit, error: kitError, ...validating } = useKit(isAfter("barcode") ? rules : undefined);
  const { product, form, ...choosing } = useChosenProduct(kit, record.selectedProduct?.id);
  const email = user?.email ?? record.email ?? "";
  const species = product?.species ?? null;
  return {
    requested,
    facts: { record, user, email, rules, kit, kitError, product, form, species },
    readings: [reading, loading, validating, choosing],
  };
}

/** A user whose account cannot be read now is not asked what only guests are asked. */
function useUser(known: User | undefined, isRead: boolean) {
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const { data, isLoading, error, refetch } = useQueryCall(accountRoutes.details, undefined, {
    isSkipped: !isLoggedIn,
  });
  const user = data ?? (isLoading || !isRead ? known : undefined);
  const isUnread = isLoggedIn && data === undefined && error !== undefined;
  return {
    user,
    isLoggedIn: isLoggedIn || (!isRead && known !== undefined),
    isLoading: isLoading && user === undefined,
    failure: isUnread ? { message: messageOf(error), retry: refetch } : undefined,
  };
}

/**
 * The URL follows the state: a move adds to the browser's history, a correction does not. Only the browser's own buttons
 * change the state by the URL. Without a step the URL means the first one: writing it there would cancel a click on a link
 * that was made before the record was read.
 */
function useStepInUrl(step: ActivationStep, first: ActivationStep | undefined, isOpen: boolean) {
  const dispatch = useShopDispatch();
  const current = useShopSelector((shop) => selectActivation(shop).steps.current);
  const number = stepNumber(step);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isCorrected = number !== current;
    if (isOpen && (stepInUrl() ?? first) !== step) {
      const method = isCorrected || !wasOpen.current ? "replaceState" : "pushState";
      window.history[method](null, "", activationPath(step));
    }
    if (isOpen) wasOpen.current = true;
    if (isOpen && isCorrected) dispatch(movedTo(number));
    const onPopState = () => dispatch(goToStepInUrl(first));
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [dispatch, isOpen, step, first, number, current]);
}

type Moves = Pick<OpenActivation, "open" | "next" | "back">;

/** Every move makes a new object. */
const readPosition = (): ShopThunk<StepNumbers> => (_dispatch, getState) =>
  selectActivation(getState()).steps;

function useMoves({
  steps,
  step,
  record,
  user,
}: Pick<OpenActivation, "steps" | "step" | "record" | "user">): Moves {
  const dispatch = useShopDispatch();
  const position = useShopSelector((shop) => selectActivation(shop).steps);
  const open = (target: ActivationStep) => void dispatch(movedForward(stepNumber(target)));
  const before = stepBefore(steps, step);
  return {
    open,
    /** After correcting one step, back to the review it was opened from. */
    next: () => {
      // The user has left the step while it was being sent.
      if (dispatch(readPosition()) !== position) return;
      const origin = activationSteps[position.previous ?? 0];
      if (origin !== undefined && stepNumber(origin) > stepNumber(step)) return open(origin);
      const isLater = step === "pet" && isLaterKit(user?.id ?? null, typedBarcodes(record)[0] ?? "");
      open(isLater ? "review" : stepAfter(steps, step));
    },
    back: before && (() => void dispatch(movedBack(stepNumber(before)))),
  };
}
