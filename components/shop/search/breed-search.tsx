import { GetForm } from "@/components/links/get-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { controlStyles } from "@/components/ui/field";
import { limits } from "@/lib/config/limits";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

/** Leads from the name of a breed to its tests. */
export function BreedSearch() {
  const t = translate("roleLanding");
  return (
    <GetForm
      action={paths.search}
      role="search"
      aria-label={t("breed.label")}
      className="mt-6 grid max-w-110 gap-1.5"
    >
      <label htmlFor="breed-name" className="font-medium">
        {t("breed.label")}
      </label>
      <div className="flex gap-2">
        <input
          id="breed-name"
          type="search"
          name="q"
          required
          maxLength={limits.searchLength}
          placeholder={t("breed.hint")}
          className={cn(controlStyles, "min-w-0")}
        />
        <Button type="submit" kind="secondary" className="shrink-0 whitespace-nowrap">
          {t("breed.find")}
        </Button>
      </div>
    </GetForm>
  );
}
