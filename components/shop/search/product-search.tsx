import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages } from "@/lib/i18n/translate";
import { buttonStyles } from "@/components/ui/button-styles";
import { limits } from "@/lib/config/limits";
import type { SearchScope } from "@/lib/navigation/product-filters";
import { paths } from "@/lib/navigation/paths";
import { ProductSearchForm } from "./product-search-form-client";
import { cn } from "@/components/ui/class-names";
import { controlStyles } from "@/components/ui/field";

/** Label above, field and button in one row. */
const searchRowStyles = "grid max-w-text gap-1.5";

const searchFieldStyles = cn(controlStyles, "min-w-0 grow");

interface ProductSearchProps {
  readonly search?: string;
  readonly label?: string;
  readonly scope: SearchScope;
}

/** Product search with suggestions. Submitting it leads to the search page, which finds everything else too. */
export function ProductSearch({ search = "", label, scope }: ProductSearchProps) {
  const find = requestMessages("search.find");
  return (
    <ClientMessages areas={["search.find"]}>
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
      />
    </ClientMessages>
  );
}
