import { cn } from "@/components/ui/class-names";
import { controlStyles } from "@/components/ui/field";

/** Label above, field and button in one row. */
export const searchRowStyles = "grid max-w-text gap-1.5";
export const searchFieldStyles = cn(controlStyles, "min-w-0 grow");
