import type { SyntheticEvent } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Path,
  useForm,
} from "react-hook-form";
import type { Route } from "@/lib/contract/contract";
import type { InputOf, ResponseOfCall } from "@/store/api/call-types";
import { contractResolver, type LoadSchema, preloadValidation } from "./contract-resolver";
import { callRoute, type CallThunk, type MutationOptions, useMutationCall } from "./use-mutation-call";

export interface CallFormOptions<
  R extends Route,
  Values extends FieldValues,
  Body extends object,
> extends Omit<MutationOptions, "failure"> {
  readonly route: R;
  readonly schema: LoadSchema<Body>;
  readonly defaults: Values;
  /** What is validated and sent, made of the typed values: by default these themselves. */
  readonly toBody?: ((values: FieldValues) => FieldValues) | undefined;
  /** The input of the call: by default the validated body. */
  readonly toInput?: (body: Body) => InputOf<R>;
  /** A thunk to dispatch instead of the plain call of the route. */
  readonly send?: (body: Body) => CallThunk<ResponseOfCall<R>>;
  readonly onSuccess?: (data: ResponseOfCall<R>) => void;
  /** Called after the errors have been displayed. */
  readonly onFailure?: () => void;
  /** Called when the rules of the schema are not met. */
  readonly onInvalid?: (errors: FieldErrors<Values>, form: HTMLFormElement) => void;
  /** Displayed for failures without a message of their own: by default the documented message of the route. */
  readonly failure?: string;
  /** Password fields are emptied after success. */
  readonly isEmptiedOnSuccess?: boolean;
}

/**
 * A form that sends one call of the contract: validated by the call's own rules, sent once at a time, field errors of the
 * response displayed at their fields with the focus on the first, all other failures as a message of the form.
 */
export function useCallForm<R extends Route, Values extends FieldValues, Body extends object>(
  options: CallFormOptions<R, Values, Body>,
) {
  const { route, schema, defaults, toBody, failure = route.failure, onInvalid } = options;
  const hook = useForm<Values, unknown, Body>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: contractResolver<Values, Body>(schema, toBody),
  });
  const { run, ...state } = useMutationCall({ ...options, failure });
  const { errors } = hook.formState;

  async function send(body: Body): Promise<void> {
    // Without `toInput` the schema describes the body of this route.
    const input = options.toInput ? options.toInput(body) : { body };
    const call = options.send ? options.send(body) : callRoute(route, input);
    const outcome = await run(call, Object.keys(hook.getValues()));
    if (outcome.ok) {
      if (options.isEmptiedOnSuccess) hook.reset();
      options.onSuccess?.(outcome.data);
      return;
    }
    Object.entries(outcome.fields).forEach(([name, message], at) =>
      hook.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: at === 0 }),
    );
    options.onFailure?.();
  }

  return {
    ...state,
    hook,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      const { currentTarget } = event;
      void hook.handleSubmit(send, (invalid) => onInvalid?.(invalid, currentTarget))(event);
    },
    /** The props of a field: registration and error. */
    field: (name: FieldPath<Values>) => {
      const message = errors[name]?.message;
      const onFocus = () => preloadValidation(schema);
      return { ...hook.register(name), onFocus, ...(typeof message === "string" && { error: message }) };
    },
  };
}
