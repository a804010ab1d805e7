import { type ChangeEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Route } from "@/lib/contract/contract";
import type { ResponseOfCall } from "@/store/api/call-types";
import { type LoadSchema, preloadValidation, validate } from "./contract-resolver";
import { type CallThunk, type MutationOptions, useMutationCall } from "./use-mutation-call";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Readonly<Record<string, string | boolean>>;
type Errors = Readonly<Record<string, string>>;

interface Inputs {
  readonly values: Values;
  readonly errors: Errors;
  readonly change: (changed: Values) => void;
  readonly onFocus?: () => void;
}

/** The props of controlled fields, with their errors. */
export function inputProps({ values, errors, change, onFocus }: Inputs) {
  const common = (name: string) => ({
    name,
    ...(onFocus && { onFocus }),
    ...(errors[name] !== undefined && { error: errors[name] }),
  });
  return {
    text: (name: string) => String(values[name] ?? ""),
    field: (name: string) => ({
      ...common(name),
      value: String(values[name] ?? ""),
      onChange: ({ currentTarget }: ChangeEvent<Control>) => change({ [name]: currentTarget.value }),
    }),
    box: (name: string) => ({
      ...common(name),
      checked: values[name] === true,
      onChange: ({ currentTarget }: ChangeEvent<Control>) =>
        change({ [name]: "checked" in currentTarget && currentTarget.checked }),
    }),
  };
}

/** Errors by the name of the field. `show` also moves the focus to the first field that has one. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Errors>({});
  // Effects of the previous render can run after `show`: only these errors count.
  const shown = useRef<{ readonly errors: Errors; readonly form: HTMLFormElement | null }>(undefined);
  // After the errors have been rendered.
  useEffect(() => {
    if (shown.current?.errors !== errors) return;
    focusFirstError(shown.current.form);
    shown.current = undefined;
  }, [errors]);
  return {
    errors,
    setErrors,
    show(found: Errors, form: HTMLFormElement | null) {
      shown.current = { errors: found, form };
      setErrors(found);
    },
    remove: (isRemoved: (name: string) => boolean) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !isRemoved(name)))),
  };
}

function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches("fieldset") ? invalid.querySelector<HTMLElement>("input") : invalid;
  control?.focus();
}

interface InputFormOptions<R extends Route, Body extends object> extends Omit<MutationOptions, "failure"> {
  readonly route: R;
  readonly schema: LoadSchema<Body>;
  readonly defaults: Values;
  /** Receives all values after every change. */
  readonly onChange: (values: Values) => void;
  /** What is validated and sent, made of the typed values. */
  readonly toBody: (values: Values) => object;
  readonly send: (body: Body) => CallThunk<ResponseOfCall<R>>;
  readonly onSuccess: () => void;
}

/** As `useCallForm`, without React Hook Form: for the first steps of the activation, which would wait for it. */
export function useInputForm<R extends Route, Body extends object>(options: InputFormOptions<R, Body>) {
  const { route, schema, defaults, toBody } = options;
  const [first] = useState(defaults);
  const [values, setValues] = useState(first);
  const save = useEffectEvent(options.onChange);
  useEffect(() => {
    if (values !== first) save(values);
  }, [values, first]);
  const { errors, show, remove } = useFieldErrors();
  const { run, ...sending } = useMutationCall({ ...options, failure: route.failure });

  function change(changed: Values): void {
    setValues((before) => ({ ...before, ...changed }));
    remove((name) => Object.hasOwn(changed, name));
  }

  async function submit({ currentTarget }: SyntheticEvent<HTMLFormElement>): Promise<void> {
    const parsed = await validate(schema, toBody(values));
    if (!parsed.ok) return show(parsed.errors, currentTarget);
    const outcome = await run(options.send(parsed.value), Object.keys(values));
    if (outcome.ok) options.onSuccess();
    else show(outcome.fields, currentTarget);
  }

  return {
    ...sending,
    ...inputProps({ values, errors, change, onFocus: () => preloadValidation(schema) }),
    change,
    submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
  };
}
