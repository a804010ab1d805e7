import { cn } from "@/components/ui/class-names";
import { controlLook } from "@/components/ui/field";

/** A label above, the field and its button in one row: the store's search and the whole shop's. */
export const searchRowLook = "grid max-w-text gap-1.5";
export const searchFieldLook = cn(controlLook, "min-w-0 grow");
