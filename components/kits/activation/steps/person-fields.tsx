import type { ChangeEvent, FocusEvent } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { PersonFieldName } from "./person-values";
import type { StepProps } from "@/components/kits/activation/activation-props";
import { useStates } from "@/components/account/public/use-states";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { errorText } from "@/store/api/error-texts";

type Control = HTMLInputElement | HTMLSelectElement;

/** Props of a form field, controlled or registered with React Hook Form. */
export interface PersonField {
  readonly name: string;
  readonly error?: string;
  readonly value?: string;
  readonly checked?: boolean;
  readonly ref?: (element: Control | null) => void;
  readonly onChange: (event: ChangeEvent<Control>) => unknown;
  readonly onBlur?: (event: FocusEvent<Control>) => unknown;
}

interface PersonFieldsProps extends Pick<StepProps, "countries" | "termsPaths"> {
  readonly field: (name: PersonFieldName) => PersonField;
  /** The chosen one. */
  readonly country: string;
  /** Before it changes. */
  readonly onCountry: () => void;
}

/** The owner with address, and the terms. */
export function PersonFields({ field, country, onCountry, countries, termsPaths }: PersonFieldsProps) {
  const t = useTranslator("activation.person");
  const countryField = field("country");
  const text = { maxLength: limits.shortTextLength };
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField {...field("firstName")} {...text} label={t("firstName")} autoComplete="given-name" />
        <TextField {...field("lastName")} {...text} label={t("lastName")} autoComplete="family-name" />
      </div>
      <TextField
        {...field("email")}
        label={t("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.emailLength + 1}
      />
      <Select
        {...countryField}
        label={t("country")}
        options={countries}
        autoComplete="country"
        onChange={(event) => {
          onCountry();
          return countryField.onChange(event);
        }}
      />
      <TextField {...field("address")} {...text} label={t("address")} autoComplete="street-address" />
      <div className="grid gap-4 wide:grid-cols-[10rem_1fr]">
        <TextField
          {...field("postalCode")}
          label={t("postalCode")}
          autoComplete="postal-code"
          maxLength={limits.postalCodeLength}
        />
        <TextField {...field("city")} {...text} label={t("city")} autoComplete="address-level2" />
      </div>
      <StateField country={country} field={field("state")} />
      <Terms field={field("acceptTerms")} paths={termsPaths} />
    </div>
  );
}

/** The links are outside the label, so that following them does not tick the box. */
function Terms({ field, paths }: { readonly field: PersonField; readonly paths: StepProps["termsPaths"] }) {
  const t = useTranslator("activation.person");
  const linkStyles = "inline-flex min-h-8 items-center";
  return (
    <div>
      <Checkbox {...field} label={t("terms")} required />
      <p className="flex flex-wrap gap-x-4 pl-8 text-small">
        <Link href={paths.terms} target="_blank" rel="noreferrer" className={linkStyles}>
          {t("termsLink")}
        </Link>
        <Link href={paths.privacy} target="_blank" rel="noreferrer" className={linkStyles}>
          {t("privacyLink")}
        </Link>
      </p>
    </div>
  );
}

interface StateFieldProps {
  readonly country: string;
  readonly field: Omit<Parameters<typeof Select>[0], "label" | "options">;
}

/** Only for countries whose addresses need a state. */
function StateField({ country, field }: StateFieldProps) {
  const t = useTranslator("activation");
  const { states, retry } = useStates(country);
  if (states.status === "loaded")
    return (
      <Select
        key={country}
        {...field}
        label={t("person.state")}
        placeholder={t("person.choose")}
        options={states.options}
        autoComplete="address-level1"
      />
    );
  if (states.status === "notNeeded") return null;
  if (states.status === "loading") return <Skeleton label={t("person.loadingStates")} lines={2} />;
  return (
    <FailedState
      message={errorText(geographyRoutes.states.failure)}
      retryLabel={t("retry")}
      onRetry={retry}
    />
  );
}
