import type { ListedAnimal } from "@/store/api/animals/animals";
import type { ListKind } from "./list-kinds";

export interface RowProps {
  readonly kind: ListKind;
  readonly animal: ListedAnimal;
  readonly country: string;
  readonly onRemoved: (animal: ListedAnimal, notice: string) => void;
}
