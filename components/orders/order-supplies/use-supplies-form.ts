import { type SyntheticEvent, useState } from "react";
import type { CallError } from "@/store/api/call-error";
import type { CallResult } from "@/store/api/call-types";
import { useBusy } from "@/components/form/use-busy";
import { describeFailure, type Errors, readFieldErrors } from "./supplies-form-data";

interface SuppliesFormOptions<Body, T> {
  readonly read: (form: FormData) => Body;
  readonly validate: (body: Body) => Promise<Errors>;
  readonly send: (body: Body) => Promise<CallResult<T>>;
  readonly onSuccess: (data: T) => void;
  /** The documented message of the route. */
  readonly failure: string;
  /** A message of the form itself, in addition to those at its fields. */
  readonly describeErrors?: (errors: Errors) => string | undefined;
  /** Instead of the documented message, for some failures. */
  readonly describeError?: (error: CallError) => string | undefined;
  /** For a form longer than a screen: shows the first error. */
  readonly onErrors?: (form: HTMLFormElement, errors: Errors) => void;
}

/** A form with nested and repeated fields, read with FormData. What was typed stays when the call fails. */
export function useSuppliesForm<Body, T>(options: SuppliesFormOptions<Body, T>) {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useBusy();

  function showErrors(form: HTMLFormElement, next: Errors) {
    setErrors(next);
    if (Object.keys(next).length > 0) options.onErrors?.(form, next);
  }

  async function submit(form: HTMLFormElement) {
    setFailure(undefined);
    const body = options.read(new FormData(form));
    const invalid = await options.validate(body);
    showErrors(form, invalid);
    if (Object.keys(invalid).length > 0) return setFailure(options.describeErrors?.(invalid));
    const result = await options.send(body);
    if (result.ok) return options.onSuccess(result.data);
    showErrors(form, readFieldErrors(result.error));
    setFailure(options.describeError?.(result.error) ?? describeFailure(result.error, options.failure));
  }

  return {
    errors,
    failure,
    isSending: isBusy,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { currentTarget } = event;
      void run(() => submit(currentTarget));
    },
  };
}
