import { useEffect } from "react";
import { openStepPath, useStepParam } from "@/components/form/step-path";
import type { PetForm } from "@/lib/config/activation";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import type { SpeciesName } from "@/lib/domain/species";
import { type CallError, messageOf } from "@/store/api/call-error";
import { useQueryCall } from "@/store/api/use-query-call";
import type { User } from "@/store/api/account/user";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { movedBack, movedForward } from "@/store/slices/activation-changes";
import type { ActivationRecord } from "@/store/slices/activation-record";
import type { ActivationKit, KitProduct } from "@/store/slices/activation-state";
import {
  activationSteps,
  type ActivationStep,
  stepNumber,
  type StepNumbers,
} from "@/lib/domain/activation-steps";
import type { ShopThunk } from "@/store/state";
import { activationPath } from "@/lib/navigation/activation-paths";
import { isLaterKit } from "./kit-list/kit-list";
import { parseBarcodes, parseEmail, parsePerson, parsePet, typedBarcodes } from "./activation-body";
import {
  listSteps,
  parseStep,
  reachableStep,
  stepAfter,
  stepBefore,
} from "@/components/kits/activation/steps/steps";
import { useKit } from "./use-kit";
import { useChosenProduct } from "./use-chosen-product";

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
  readonly open: (step: ActivationStep) => void;
  readonly next: () => void;
  readonly back: (() => void) | undefined;
}

type ActivationStatus =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string; readonly retry: () => void }
  | { readonly status: "open"; readonly activation: OpenActivation };

interface ActivationOptions {
  /** Country of the visitor's market. */
  readonly country: string;
  /** Step requested by the URL when the server rendered the page. */
  readonly step: ActivationStep | undefined;
}

/** State of the wizard: record, kit, user and current step. */
export function useActivation(options: ActivationOptions): ActivationStatus {
  const { user, isLoading: isLoadingUser, failure: userFailure } = useUser();
  const { record, productsByBreedId } = useShopSelector(({ activation }) => activation);
  const requested = useRequestedStep(options.step);
  const { kit, ...reading } = useKit({
    isSkipped: stepNumber(requested) <= stepNumber("barcode"),
  });
  const { product, form, ...choosing } = useChosenProduct(kit, record.selectedProduct?.id);
  const facts = {
    record,
    email: emailOf(user, record),
    kit,
    product,
    form,
    species: product?.species ?? null,
  };
  const steps = listSteps({
    isSignedIn: user !== undefined,
    isBlank: kit?.product === null,
    hasOffers: productsByBreedId?.length !== 0,
  });
  const step = reachableStep(steps, requested, (name) => isStepComplete(name, facts));
  const isOpen = ![isLoadingUser, reading.isLoading, choosing.isLoading].includes(true);
  const after = (left: ActivationStep) =>
    left === "pet" && isLaterKit(user?.id ?? null, typedBarcodes(record)[0] ?? "")
      ? "review"
      : stepAfter(steps, left);
  const moves = useMoves({ isOpen, steps, step, requested, after });
  const failure = userFailure ?? reading.failure ?? choosing.failure;
  if (failure) return { status: "failed", ...failure };
  if (!isOpen) return { status: "loading" };
  const { country } = options;
  return {
    status: "open",
    activation: { ...facts, steps, step, kitError: reading.error, user, country, ...moves },
  };
}

const emailOf = (user: User | undefined, { email = "" }: ActivationRecord) => user?.email ?? email;

/** A user whose account cannot be read now is not asked what only guests are asked. */
function useUser() {
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const { data, isLoading, error, refetch } = useQueryCall(accountRoutes.details, undefined, {
    isSkipped: !isLoggedIn,
  });
  const isUnread = isLoggedIn && data === undefined && error !== undefined;
  return {
    user: data,
    isLoading,
    failure: isUnread ? { message: messageOf(error), retry: refetch } : undefined,
  };
}

type StepFacts = Pick<OpenActivation, "record" | "email" | "kit" | "product" | "form" | "species">;

/** Whether the step has been filled in by the rules of its form. */
function isStepComplete(step: ActivationStep, { record, email, kit, product, ...facts }: StepFacts): boolean {
  const checks: Readonly<Partial<Record<ActivationStep, () => boolean>>> = {
    email: () => parseEmail(email).ok,
    barcode: () => kit !== undefined && parseBarcodes(record).ok,
    test: () => product !== undefined && record.selectedTestKit !== undefined,
    pet: () => parsePet(record, facts).ok,
    person: () => parsePerson(record).ok,
  };
  return checks[step]?.() ?? true;
}

/** The step in the URL; without one, the step where the user left. */
function useRequestedStep(first: ActivationStep | undefined): ActivationStep {
  const { current } = useShopSelector(({ activation }) => activation.steps);
  return parseStep(useStepParam(first ?? null)) ?? activationSteps[current] ?? "email";
}

/** Every move makes a new object. */
const readPosition = (): ShopThunk<StepNumbers> => (_dispatch, getState) => getState().activation.steps;

interface Position extends Pick<OpenActivation, "steps" | "step"> {
  readonly after: (step: ActivationStep) => ActivationStep;
  readonly isOpen: boolean;
  readonly requested: ActivationStep;
}

/** Moves between steps: the URL changes for the browser's back button, the store for the next visit. */
function useMoves({ isOpen, steps, step, requested, after }: Position) {
  const dispatch = useShopDispatch();
  const position = useShopSelector(({ activation }) => activation.steps);
  const { current, previous } = position;
  const number = stepNumber(step);
  const isInUrl = useStepParam(null) === step;
  useEffect(() => {
    if (isOpen && (step !== requested || !isInUrl)) openStepPath(activationPath(step), "replace");
  }, [isOpen, step, requested, isInUrl]);
  useEffect(() => {
    // The browser's own buttons, or a step that is not reachable yet.
    if (isOpen && number !== current) dispatch(number > current ? movedForward(number) : movedBack(number));
  }, [dispatch, isOpen, number, current]);

  function open(target: ActivationStep) {
    dispatch(movedForward(stepNumber(target)));
    openStepPath(activationPath(target));
  }
  const before = stepBefore(steps, step);
  return {
    open,
    /** After correcting one step, back to the review it was opened from. */
    next: () => {
      // The user has left the step while it was being sent.
      if (dispatch(readPosition()) !== position) return;
      const origin = activationSteps[previous ?? 0];
      open(origin !== undefined && stepNumber(origin) > number ? origin : after(step));
    },
    back:
      before &&
      (() => {
        dispatch(movedBack(stepNumber(before)));
        openStepPath(activationPath(before));
      }),
  };
}
