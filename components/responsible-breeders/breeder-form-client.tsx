"use client";

import type { SyntheticEvent } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { resolverOf } from "@/components/form/contract-resolver";
import type { SendingWords } from "@/components/form/failure-words";
import { FormCard } from "@/components/account/form-card";
import { useFormSending } from "@/components/form/use-form-sending";
import type { Work } from "@/components/form/use-sending";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { breederApplication } from "@/lib/contract/responsible-breeders/responsible-breeders.forms";
import { responsibleBreedersRoutes } from "@/lib/contract/responsible-breeders/responsible-breeders.routes";
import { applyAsBreeder, type BreederApplication, type Standing } from "@/store/responsible-breeders";
import { BreedPicker } from "./breed-picker-client";
import type { BreederWords } from "./breeder-words";

interface BreederFormProps {
  readonly before: NonNullable<Standing["application"]> | undefined;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly country: string;
  readonly words: BreederWords["fields"];
  readonly sendingWords: SendingWords;
  readonly onDone: (standing: Standing) => void;
}

/** Consent is given anew each time. */
function begin(before: BreederFormProps["before"], country: string) {
  const nothing: number[] = [];
  const empty = { name: "", country, place: "", breed_ids: nothing, website: "", statement: "" };
  if (before === undefined) return { ...empty, consent: false };
  const { name, place, website, statement, breeds } = before;
  const ids = breeds.map(({ id }) => id);
  const written = {
    name,
    country: before.country.code,
    place,
    breed_ids: ids,
    website: website ?? "",
    statement,
  };
  return { ...written, consent: false };
}
type Values = ReturnType<typeof begin>;
type TextName = "name" | "country" | "place" | "website" | "statement";

const resolver = resolverOf<Values, typeof breederApplication>(breederApplication, (values) => ({
  ...values,
  website: values["website"] || null,
}));

function useBreederForm({ before, country, sendingWords, onDone }: BreederFormProps) {
  const form = useForm({ resolver, defaultValues: begin(before, country) });
  const saving = useFormSending(form, {
    failed: responsibleBreedersRoutes.apply.failure,
    words: sendingWords,
    isOnce: true,
  });
  const { errors } = form.formState;
  const send = async (body: BreederApplication) => {
    const work: Work = async (dispatch) => {
      const changed = await dispatch(applyAsBreeder(body));
      if ("error" in changed) return changed.error;
      onDone(changed.standing);
      return undefined;
    };
    await saving.send(work);
  };
  return {
    form,
    saving,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      const { currentTarget } = event;
      void form.handleSubmit(send, (wrong) => leadToPicker(currentTarget, wrong))(event);
    },
    field: (name: TextName | "consent") => ({ ...form.register(name), error: errors[name]?.message }),
  };
}

/** The picker is no field of the form library, which so cannot lead there. */
function leadToPicker(form: HTMLFormElement, wrong: FieldErrors<Values>) {
  if (wrong.breed_ids && !wrong.name && !wrong.country && !wrong.place)
    form.querySelector<HTMLInputElement>("[role=combobox]")?.focus();
}

export function BreederForm(props: BreederFormProps) {
  const { before, countries, words, sendingWords } = props;
  const { form, saving, submit, field } = useBreederForm(props);
  const line = { maxLength: limits.shortTextLength, required: true };
  return (
    <FormCard
      title={words.title}
      words={{ ...sendingWords, save: words.send, saving: words.sending }}
      saving={saving}
      onSubmit={submit}
    >
      <TextField
        {...line}
        {...field("name")}
        label={words.name}
        hint={words.nameHint}
        autoComplete="organization"
      />
      <Select
        {...field("country")}
        label={words.country}
        placeholder={words.choose}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        autoComplete="country"
        required
      />
      <TextField {...line} {...field("place")} label={words.place} hint={words.placeHint} />
      <BreedPicker
        before={before?.breeds ?? []}
        error={form.formState.errors.breed_ids?.message}
        words={words}
        onChange={(ids) =>
          form.setValue("breed_ids", [...ids], { shouldValidate: form.formState.isSubmitted })
        }
      />
      <TextField
        {...field("website")}
        label={words.website}
        hint={words.websiteHint}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={limits.websiteLength}
      />
      <TextArea
        {...field("statement")}
        label={words.statement}
        hint={words.statementHint}
        rows={6}
        required
        maxLength={limits.statementLength}
      />
      <Checkbox {...field("consent")} label={words.consent} />
    </FormCard>
  );
}
