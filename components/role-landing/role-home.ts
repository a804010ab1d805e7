import type { Language } from "@/lib/config/languages";
import type { ListedProduct } from "@/lib/contract/products/products.types";
import type { Words } from "@/lib/domain/words";

/** What each role's home is made of. How, is its own. */
export interface RoleHomeProps {
  /** What this role asks for most, in the market's prices. */
  readonly best: readonly ListedProduct[];
  readonly language: Language;
  readonly words: Words<"role">;
}
