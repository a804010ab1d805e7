import { buttonLook } from "@/components/ui/button-look";
import { limits } from "@/lib/config/limits";
import { paths } from "@/lib/navigation/paths";
import type { SearchReach } from "@/lib/domain/product-filters";
import type { Words } from "@/lib/domain/words";
import { ProductSearch } from "./product-search-client";
import { searchFieldLook, searchRowLook } from "./search-row";

interface FindProductProps {
  readonly search?: string;
  readonly label?: string;
  readonly reach: SearchReach;
  readonly words: Words<"search">;
}

/** Searching for a product from wherever one stands; whatever else there is by that name is on the search's own page. */
export function FindProduct({ search = "", label, reach, words }: FindProductProps) {
  return (
    <ProductSearch
      action={paths.search}
      search={search}
      minLength={limits.searchMinLength}
      maxLength={limits.searchLength}
      reach={reach}
      looks={{ row: searchRowLook, field: searchFieldLook, button: buttonLook("primary") }}
      words={{
        label: label ?? words("find.label"),
        hint: words("find.hint"),
        button: words("find.button"),
        searching: words("find.searching"),
        nothing: words("nothing"),
        one: words("find.one"),
        many: words("find.many", { count: "{count}" }),
        canine: words("find.canine"),
        feline: words("find.feline"),
      }}
    />
  );
}
