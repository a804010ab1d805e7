import { useTranslator } from "#use-messages";
import { useStates } from "@/components/account/public/use-states";
import { FailedState } from "@/components/ui/failed-state";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { errorText } from "@/store/api/error-texts";

interface StateFieldProps {
  readonly country: string;
  readonly field: Omit<Parameters<typeof Select>[0], "label" | "options">;
}

/** Only for countries whose addresses need a state. */
export function StateField({ country, field }: StateFieldProps) {
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
