import type { SyntheticEvent } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { AnyObjectSchema } from "yup";
import { resolverOf } from "@/components/form/contract-resolver";
import { useFormSending } from "@/components/form/use-form-sending";
import type { SendingOptions, Work } from "@/components/form/use-sending";

type Fields = Record<string, string>;

export interface ProfileForm<Values extends Fields, Body> extends SendingOptions {
  readonly schema: AnyObjectSchema & { readonly __outputType: Body };
  readonly values: Values;
  readonly save: (body: Body) => Work;
  /** Passwords are gone once they are changed. */
  readonly isEmptiedWhenSaved?: boolean;
}

/** A form that is checked by the rules of its call before it is sent, and keeps what was typed when it fails. */
export function useProfileForm<Values extends Fields, Body>(given: ProfileForm<Values, Body>) {
  const { schema, values, save, isEmptiedWhenSaved = false } = given;
  const form = useForm<Values, unknown, Body & object>({
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverOf<Values, AnyObjectSchema & { readonly __outputType: Body & object }>(
      schema,
      emptyIsNothing,
    ),
  });
  const saving = useFormSending(form, given);
  const { errors } = form.formState;
  const send = form.handleSubmit(async (body) => {
    if ((await saving.send(save(body))) && isEmptiedWhenSaved) form.reset();
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
