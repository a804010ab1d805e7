import type { ListedAnimal } from "@/store/api/animals/animals";
import type { ListKind } from "./list-kinds";
import type { Selection } from "./use-selection";

export interface RowProps {
  readonly kind: ListKind;
  readonly animal: ListedAnimal;
  readonly country: string;
  /** Undefined in lists without actions for several animals. */
  readonly selection: Selection | undefined;
  readonly onRemoved: (animal: ListedAnimal, notice: string) => void;
}
