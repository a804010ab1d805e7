import { SearchForm } from "@/components/shop/search/search-form";
import { translate } from "@/lib/i18n/translate";

/** Tools and pages that answer come first in the results. */
export function HelpSearch() {
  const t = translate("content");
  return (
    <SearchForm
      label={t("helpSearch.label")}
      hint={t("helpSearch.hint")}
      submit={t("helpSearch.submit")}
      className="my-6 max-w-text"
    />
  );
}
