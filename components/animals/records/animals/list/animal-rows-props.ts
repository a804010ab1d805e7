import type { Translate } from "@/lib/i18n/translator";
import type { ListedAnimal } from "@/store/api/animals/animals";
import type { FormMessages } from "@/store/api/failure-message";
import type { ListMessages } from "./animal-list-types";
import type { ListKind } from "./list-kinds";

export interface RowProps {
  readonly kind: ListKind;
  readonly animal: ListedAnimal;
  readonly country: string;
  readonly t: Translate<ListMessages>;
  readonly formMessages: FormMessages;
  readonly onRemoved: (animal: ListedAnimal, notice: string) => void;
}
