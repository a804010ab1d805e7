import { cn } from "@/components/ui/class-names";

export interface SumRow {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** What a total is made of, and what is said of it beneath. */
export function SumsList({ rows }: { readonly rows: readonly SumRow[] }) {
  return (
    <dl className="grid gap-2">
      {rows.map(({ label, amount, isTotal }) => (
        <div
          key={label}
          className={cn(
            "flex justify-between gap-4",
            isTotal && "border-t border-line pt-2 text-lead font-semibold",
          )}
        >
          <dt>{label}</dt>
          <dd className="text-right tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
