import { meaningLook } from "@/components/ui/meaning-look";

type Meaning = keyof typeof meaningLook;

const meanings: Readonly<Record<string, Meaning>> = { paid: "clear", held: "carrier", overdue: "affected" };

interface OrderBadgeProps {
  readonly state: string;
  readonly label: string;
}

/** By its colour, its shape and its word. */
export function OrderBadge({ state, label }: OrderBadgeProps) {
  const { look, sign } = meaningLook[meanings[state] ?? "unknown"];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${look}`}>
      <span aria-hidden="true">{sign}</span> {label}
    </span>
  );
}
