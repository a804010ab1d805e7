"use client";

import type { FieldErrors, FieldValues } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Select, type Option } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { responsibleBreedersRoutes } from "@/lib/contract/community/responsible-breeders/responsible-breeders.routes";
import type { BreederStatus } from "@/store/api/community/responsible-breeders";
import { useState } from "react";
import { useBreedSearch } from "@/components/account/public/use-breed-search";
import { Combobox } from "@/components/ui/combobox-client";

interface BreederFormProps {
  readonly previous: NonNullable<BreederStatus["application"]> | undefined;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly country: string;
  readonly onDone: (status: BreederStatus) => void;
}

/** Values of the previous application, if there is one; consent is asked for every time. */
function defaultsOf(previous: BreederFormProps["previous"], country: string) {
  const nothing: number[] = [];
  const empty = { name: "", country, place: "", breed_ids: nothing, website: "", statement: "" };
  if (previous === undefined) return { ...empty, consent: false };
  const { name, place, website, statement, breeds } = previous;
  const ids = breeds.map(({ id }) => id);
  const values = {
    name,
    country: previous.country.code,
    place,
    breed_ids: ids,
    website: website ?? "",
    statement,
  };
  return { ...values, consent: false };
}
type Values = ReturnType<typeof defaultsOf>;

const toBody = (values: FieldValues): FieldValues => ({ ...values, website: values["website"] || null });

/** The form library does not know the picker, and cannot focus it. */
function focusPicker(errors: FieldErrors<Values>, form: HTMLFormElement) {
  if (errors.breed_ids && !errors.name && !errors.country && !errors.place)
    form.querySelector<HTMLInputElement>("[role=combobox]")?.focus();
}

function useApplicationForm({ previous, country, onDone }: BreederFormProps) {
  return useCallForm({
    route: responsibleBreedersRoutes.apply,
    schema: async () =>
      (await import("@/lib/contract/community/responsible-breeders/responsible-breeders.forms"))
        .breederApplication,
    defaults: defaultsOf(previous, country),
    toBody,
    onSuccess: onDone,
    onInvalid: focusPicker,
    staysBusy: true,
  });
}

export function BreederForm(props: BreederFormProps) {
  const t = useTranslator("responsibleBreeders.fields");
  const { previous, countries } = props;
  const form = useApplicationForm(props);
  const lineProps = { maxLength: limits.shortTextLength, required: true };
  return (
    <FormCard title={t("title")} messages={{ save: t("send"), saving: t("sending") }} form={form}>
      <TextField
        {...lineProps}
        {...form.field("name")}
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="organization"
      />
      <Select
        {...form.field("country")}
        label={t("country")}
        placeholder={t("choose")}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        autoComplete="country"
        required
      />
      <TextField {...lineProps} {...form.field("place")} label={t("place")} hint={t("placeHint")} />
      <BreedPicker
        previous={previous?.breeds ?? []}
        error={form.hook.formState.errors.breed_ids?.message}
        onChange={(ids) =>
          form.hook.setValue("breed_ids", [...ids], { shouldValidate: form.hook.formState.isSubmitted })
        }
      />
      <TextField
        {...form.field("website")}
        label={t("website")}
        hint={t("websiteHint")}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={limits.websiteLength}
      />
      <TextArea
        {...form.field("statement")}
        label={t("statement")}
        hint={t("statementHint")}
        rows={6}
        required
        maxLength={limits.statementLength}
      />
      <Checkbox {...form.field("consent")} label={t("consent")} />
    </FormCard>
  );
}

interface BreedPickerProps {
  readonly previous: readonly { readonly id: number; readonly name: string }[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

const chosenStyles =
  "flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-small font-medium hover:border-ink";

function BreedPicker({ previous, error, onChange }: BreedPickerProps) {
  const t = useTranslator("responsibleBreeders.fields");
  const [chosen, setChosen] = useState<readonly Option[]>(
    previous.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  const breeds = useBreedSearch();
  const isFull = chosen.length >= limits.listedBreeds;

  function change(next: readonly Option[]) {
    setChosen(next);
    onChange(next.map(({ value }) => Number(value)));
  }

  return (
    <div className="grid gap-2">
      <Combobox
        label={t("breeds")}
        hint={isFull ? t("full", { count: limits.listedBreeds }) : t("breedsHint")}
        error={error}
        options={breeds.options}
        onSearch={breeds.search}
        onMore={breeds.more}
        isLoading={breeds.isLoading}
        loadingLabel={t("searching")}
        emptyLabel={t("noBreed")}
        onChoose={(option) => {
          if (option && !isFull && !chosen.some(({ value }) => value === option.value))
            change([...chosen, option]);
        }}
      />
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              aria-label={t("remove", { name: label })}
              className={chosenStyles}
              onClick={() => change(chosen.filter((option) => option.value !== value))}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
