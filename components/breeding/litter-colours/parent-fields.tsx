import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { Select } from "@/components/ui/select";
import { type CoatInput, optionsOf, type ParentRole } from "@/lib/domain/breeding/coat-inputs";
import { formatLongDay } from "@/lib/domain/format";
import { pageLanguage } from "@/lib/i18n/page-language";
import type { CoatSource } from "./fill-from-animal";

interface ParentFieldsProps {
  readonly role: ParentRole;
  readonly inputs: readonly CoatInput[];
  /** By name of the input. */
  readonly labels: Readonly<Record<string, string>>;
  readonly field: (name: string) => UseFormRegisterReturn & { readonly error?: string };
  /** The animal whose genotypes were filled in. */
  readonly source?: CoatSource | undefined;
  /** By name of the input. */
  readonly values: Readonly<Record<string, string>>;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** The genotypes of a parent: those that a prediction needs, then the others. */
export function ParentFields({ role, inputs, labels, field, source, values, children }: ParentFieldsProps) {
  const t = useTranslator("litterColours");
  /** Gone as soon as the genotype is changed. */
  const sourceOf = (name: string) => {
    const found = source?.genotypes.find((known) => known.name === name);
    if (source === undefined || found === undefined || found.genotype !== values[name]) return {};
    const date = formatLongDay(pageLanguage(), new Date(found.reportedAt));
    return { hint: t("fill.source", { name: source.animal.name, date }) };
  };
  const select = (input: CoatInput) => (
    <Select
      key={input.name}
      {...field(input.name)}
      {...sourceOf(input.name)}
      label={labels[input.name] ?? input.name}
      required={input.isRequired}
      placeholder={t(input.isRequired ? "choose" : "notTested")}
      options={optionsOf(input, role).map((value) => ({ value, label: value }))}
    />
  );
  return (
    <fieldset className="grid content-start gap-4">
      <legend className="mb-2 text-title-3 font-semibold">{t(role)}</legend>
      {children}
      {inputs.filter(({ isRequired }) => isRequired).map(select)}
      <details open={inputs.some(({ name, isRequired }) => !isRequired && sourceOf(name).hint !== undefined)}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("more")}</summary>
        <div className="grid gap-4 pt-2">{inputs.filter(({ isRequired }) => !isRequired).map(select)}</div>
      </details>
    </fieldset>
  );
}
