import type { ReactNode } from "react";
import { checkInputStyles } from "./checkbox";
import { cn } from "./class-names";

interface ChoiceCardProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Shown at the end of the line, such as the price. */
  readonly aside?: ReactNode;
}

const cardStyles =
  "flex min-h-16 items-start gap-3 rounded-box border px-4 py-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";

/** Radio button as a card. */
export function ChoiceCard({ name, value, isChosen, onChoose, ...content }: ChoiceCardProps) {
  const { isDisabled = false, label, hint, aside } = content;
  return (
    <label
      className={cn(
        cardStyles,
        isChosen ? "border-brand bg-brand-soft" : "border-edge bg-card hover:border-ink",
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className={cn(checkInputStyles, "outline-none")}
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="text-small text-quiet">{hint}</span>}
      </span>
      {aside !== undefined && <span className="font-semibold whitespace-nowrap tabular-nums">{aside}</span>}
    </label>
  );
}
