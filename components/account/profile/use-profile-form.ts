import type { SyntheticEvent } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { AnyObjectSchema } from "yup";
import { resolverOf } from "@/components/account/contract-resolver";
import type { CallError } from "@/store/api/call-error";
import type { ShopThunk } from "@/store/shop-state";
import type { SavingWords } from "./profile-words";
import { type Refusals, useSaving } from "./use-saving";

type Fields = Record<string, string>;

interface ProfileForm<Values extends Fields, Body> {
  readonly schema: AnyObjectSchema & { readonly __outputType: Body };
  readonly values: Values;
  readonly save: (body: Body) => ShopThunk<Promise<CallError | undefined>>;
  /** The documented words for a call that failed. */
  readonly failed: string;
  readonly words: SavingWords;
  readonly refusals?: Refusals;
  /** Passwords are gone once they are changed. */
  readonly isEmptiedWhenSaved?: boolean;
}

/** A form that is checked by the rules of its call before it is sent, and keeps what was typed when it fails. */
export function useProfileForm<Values extends Fields, Body>(given: ProfileForm<Values, Body>) {
  const { schema, values, save, failed, words, isEmptiedWhenSaved = false } = given;
  const saving = useSaving(failed, words, given.refusals);
  const form = useForm<Values, unknown, Body & object>({
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverOf<Values, AnyObjectSchema & { readonly __outputType: Body & object }>(
      schema,
      emptyIsNothing,
    ),
  });
  const { errors } = form.formState;
  const send = form.handleSubmit(async (body) => {
    const { isSaved, fields } = await saving.run(save(body));
    const wrong = Object.entries(fields);
    wrong.forEach(([name, message], index) =>
      form.setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 }),
    );
    if (isSaved && isEmptiedWhenSaved) form.reset();
  });
  return {
    form,
    saving,
    submit: (event: SyntheticEvent<HTMLFormElement>) => void send(event),
    field: (name: FieldPath<Values>) => {
      const message = errors[name]?.message;
      return { ...form.register(name), ...(typeof message === "string" && { error: message }) };
    },
  };
}

/** A field that is left empty says nothing. */
const emptyIsNothing = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text || null]));
