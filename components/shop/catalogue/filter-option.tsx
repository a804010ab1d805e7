import { checkInputStyles } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";

interface FilterOptionProps {
  readonly kind: "checkbox" | "radio";
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Products left with this option. Zero is greyed but can be chosen: another filter may be removed. */
  readonly count?: number | undefined;
  readonly isChosen: boolean;
}

export function FilterOption({ kind, name, value, label, count, isChosen }: FilterOptionProps) {
  return (
    <label className={cn("flex min-h-10 items-start gap-3 py-1.5", count === 0 && "text-quiet")}>
      <input type={kind} name={name} value={value} defaultChecked={isChosen} className={checkInputStyles} />
      <span className="min-w-0 grow">{label}</span>
      {count !== undefined && <span className="text-quiet tabular-nums">{count}</span>}
    </label>
  );
}
