import { meaningStyles } from "@/components/ui/meaning-styles";

type Meaning = keyof typeof meaningStyles;

const meanings: Readonly<Record<string, Meaning>> = {
  paid: "clear",
  held: "carrier",
  disputed: "affected",
  overdue: "affected",
};

interface OrderBadgeProps {
  readonly state: string;
  readonly label: string;
}

/** State by colour, symbol and text. */
export function OrderBadge({ state, label }: OrderBadgeProps) {
  const { className, symbol } = meaningStyles[meanings[state] ?? "unknown"];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${className}`}>
      <span aria-hidden="true">{symbol}</span> {label}
    </span>
  );
}
