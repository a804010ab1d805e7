import { cn } from "@/components/ui/class-names";

export interface TotalRow {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

export function TotalsList({ rows }: { readonly rows: readonly TotalRow[] }) {
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
