import { tickLook } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";

interface FilterChoiceProps {
  readonly kind: "checkbox" | "radio";
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** So many products it would leave; none makes it quiet, but it can be chosen: another filter may go. */
  readonly count?: number | undefined;
  readonly isChosen: boolean;
}

export function FilterChoice({ kind, name, value, label, count, isChosen }: FilterChoiceProps) {
  return (
    <label className={cn("flex min-h-10 items-start gap-3 py-1.5", count === 0 && "text-quiet")}>
      <input type={kind} name={name} value={value} defaultChecked={isChosen} className={tickLook} />
      <span className="min-w-0 grow">{label}</span>
      {count !== undefined && <span className="text-quiet tabular-nums">{count}</span>}
    </label>
  );
}
