import { buttonStyles } from "@/components/ui/button-styles";
import { limits } from "@/lib/config/limits";
import type { SearchScope } from "@/lib/navigation/product-filters";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { paths } from "@/lib/navigation/paths";
import { ProductSearchForm } from "./product-search-form-client";
import { searchFieldStyles, searchRowStyles } from "./search-field-styles";

interface ProductSearchProps {
  readonly search?: string;
  readonly label?: string;
  readonly scope: SearchScope;
  readonly messages: Messages["search"];
}

/** Product search with suggestions. Submitting it leads to the search page, which finds everything else too. */
export function ProductSearch({
  search = "",
  label,
  scope,
  messages: { find, nothing },
}: ProductSearchProps) {
  return (
    <ProductSearchForm
      action={paths.search}
      search={search}
      minLength={limits.searchMinLength}
      maxLength={limits.searchLength}
      scope={scope}
      styles={{ row: searchRowStyles, field: searchFieldStyles, button: buttonStyles("primary") }}
      label={label ?? find.label}
      hint={find.hint}
      submitLabel={find.button}
      messages={{ ...pickMessages(find, ["searching", "suggestions", "canine", "feline"]), nothing }}
    />
  );
}
