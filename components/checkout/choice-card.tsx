import type { ReactNode } from "react";
import { tickLook } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";

interface ChoiceCardProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly label: string;
  readonly hint?: string | undefined;
  /** At the end of the line: what it costs. */
  readonly aside?: ReactNode;
}

const look =
  "flex min-h-16 items-start gap-3 rounded-box border px-4 py-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";

/** One of several, as big as what there is to say of it. */
export function ChoiceCard({ name, value, isChosen, onChoose, ...shown }: ChoiceCardProps) {
  const { isDisabled = false, label, hint, aside } = shown;
  return (
    <label
      className={cn(look, isChosen ? "border-brand bg-brand-soft" : "border-edge bg-card hover:border-ink")}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className={cn(tickLook, "outline-none")}
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="text-small text-quiet">{hint}</span>}
      </span>
      {aside !== undefined && <span className="font-semibold whitespace-nowrap tabular-nums">{aside}</span>}
    </label>
  );
}
