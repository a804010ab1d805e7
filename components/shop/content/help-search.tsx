import { GetForm } from "@/components/links/get-form";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

/** The search of the whole shop: tools and pages that answer come first there. */
export function HelpSearch() {
  const t = translate("content");
  return (
    <GetForm
      action={paths.search}
      role="search"
      aria-label={t("helpSearch.label")}
      className="my-6 grid max-w-text grid-cols-[1fr_auto] items-start gap-3"
    >
      <TextField
        type="search"
        name="q"
        required
        maxLength={limits.searchLength}
        label={t("helpSearch.label")}
        hint={t("helpSearch.hint")}
      />
      <span className="mt-7.5 grid">
        <Button type="submit">{t("helpSearch.submit")}</Button>
      </span>
    </GetForm>
  );
}
