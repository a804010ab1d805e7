import { useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { CallError } from "@/store/api/call-error";

interface FailureWords {
  readonly failed: string;
  readonly networkError: string;
  readonly slowDown: string;
  readonly linkOver?: string;
}

type Send = () => Promise<CallError | undefined>;

/**
 * Sends a form once at a time. What is wrong with a field is said at the field, and the first gets the keyboard;
 * everything else is for the form as a whole. True when it is done.
 */
export function useSending<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  words: FailureWords,
) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);

  async function send(call: Send): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSending(true);
    setFailure(undefined);
    const error = await call();
    // Once done, the button stays as it is until something else stands in its place.
    if (error === undefined) return true;
    isBusy.current = false;
    setIsSending(false);
    setFailure(showFields(form, error) ? undefined : failureOf(error, words));
    return false;
  }

  return { send, isSending, failure };
}

function showFields<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  error: CallError,
): boolean {
  if (error.kind !== "fields" || Array.isArray(error.fields)) return false;
  const shown = Object.entries(error.fields).filter(([name]) => Object.hasOwn(form.getValues(), name));
  shown.forEach(([name, message], at) =>
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: at === 0 }),
  );
  return shown.length > 0;
}

function failureOf(error: CallError, words: FailureWords): string {
  if (error.kind === "network") return words.networkError;
  if (error.kind !== "failure") return words.failed;
  if (error.status === 410) return words.linkOver ?? words.failed;
  return error.status === 429 ? words.slowDown : words.failed;
}
