import { useRef, useState } from "react";
import { useMessages } from "#use-messages";
import type { Route } from "@/lib/contract/contract";
import { callApi } from "@/store/api/call-api";
import type { CallResult, ResponseOfCall } from "@/store/api/call-types";
import type { CallError, Refusal } from "@/store/api/call-error";
import { failureMessage, type FailureOptions } from "@/store/api/failure-message";
import { useShopDispatch } from "@/store/hooks";
import type { ShopThunk } from "@/store/state";

export type CallThunk<T = unknown> = ShopThunk<Promise<CallResult<T>>>;

export interface MutationOptions extends Omit<FailureOptions, "messages"> {
  /** After success the form or the page goes away: until then it stays busy. */
  readonly staysBusy?: boolean | undefined;
  /** Handles refusals (409) instead of displaying them as the failure. */
  readonly onRefusal?: ((refusal: Refusal) => void) | undefined;
}

export interface MutationState {
  readonly isSending: boolean;
  readonly isDone: boolean;
  readonly failure: string | undefined;
  /** Removes the outcome, for example when something has been edited since. */
  reset(): void;
}

export type MutationOutcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly fields: FieldErrors };

type FieldErrors = Readonly<Record<string, string>>;

/**
 * Sends one call at a time and keeps its outcome. Errors of the named fields are returned, all others are the failure.
 */
export function useMutationCall(options: MutationOptions) {
  const dispatch = useShopDispatch();
  const messages = useMessages("form");
  const [state, setState] = useState<{ at: "rest" | "sending" | "done"; failure?: string }>({ at: "rest" });
  // State is updated by the next render: a second click may come before that.
  const isBusy = useRef(false);

  async function run<T>(call: CallThunk<T>, fieldNames: readonly string[] = []): Promise<MutationOutcome<T>> {
    if (isBusy.current) return { ok: false, fields: {} };
    isBusy.current = true;
    setState({ at: "sending" });
    const result = await dispatch(call);
    if (result.ok) {
      if (options.staysBusy) return result;
      isBusy.current = false;
      setState({ at: "done" });
      return result;
    }
    isBusy.current = false;
    if (result.error.kind === "refusal" && options.onRefusal) {
      setState({ at: "rest" });
      options.onRefusal(result.error);
      return { ok: false, fields: {} };
    }
    const fields = fieldErrorsOf(result.error, fieldNames);
    const isFieldError = Object.keys(fields).length > 0;
    setState({
      at: "rest",
      ...(!isFieldError && { failure: failureMessage(result.error, { ...options, messages }) }),
    });
    return { ok: false, fields };
  }

  const mutation: MutationState & { readonly run: typeof run } = {
    isSending: state.at === "sending",
    isDone: state.at === "done",
    failure: state.failure,
    reset: () => state.at !== "sending" && setState({ at: "rest" }),
    run,
  };
  return mutation;
}

/** The compiler cannot resolve the input of any route: who calls it has one that fits. */
export const callRoute = callApi as <R extends Route>(
  route: R,
  input: unknown,
) => CallThunk<ResponseOfCall<R>>;

/** An error of `breed_ids[3]` belongs to the field `breed_ids`. */
function fieldErrorsOf(error: CallError, names: readonly string[]): FieldErrors {
  if (error.kind !== "fields" || Array.isArray(error.fields)) return {};
  const errors = Object.entries(error.fields).map(([name, message]) => [name.replace(/\[.*$/, ""), message]);
  return Object.fromEntries(errors.filter(([name = ""]) => names.includes(name)));
}
