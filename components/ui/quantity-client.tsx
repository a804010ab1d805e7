"use client";

import { useId, useState } from "react";
import { cn } from "./class-names";
import { controlLook } from "./field";

interface QuantityProps {
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly name?: string;
  readonly min?: number;
  readonly max: number;
  /** What it begins with and, when it changes from outside, what it becomes. */
  readonly quantity?: number;
  /** For a list of them, whose rows say what is counted. */
  readonly isLabelHidden?: boolean;
  readonly onQuantity?: (quantity: number) => void;
}

/** How many: by pressing, by the arrow keys or by typing. What is typed is brought within the bounds on leaving. */
export function Quantity({ label, isLabelHidden, lessLabel, moreLabel, name, ...bounds }: QuantityProps) {
  const { min = 1, max, quantity: given = min, onQuantity } = bounds;
  const id = useId();
  const [text, setText] = useState(String(given));
  const [told, setTold] = useState(given);
  const [seen, setSeen] = useState(given);
  const quantity = within(text, min, max);

  // Changed from outside, an answer that says otherwise, say: that stands now.
  if (seen !== given) {
    setSeen(given);
    setTold(given);
    setText(String(given));
  }

  function take(next: number) {
    setText(String(next));
    if (next === told) return;
    setTold(next);
    onQuantity?.(next);
  }

  return (
    <div className="grid w-44 gap-1.5">
      <label htmlFor={id} className={cn("font-medium", isLabelHidden && "sr-only")}>
        {label}
      </label>
      <div className="flex gap-1">
        <StepButton label={lessLabel} sign="−" isEnd={quantity <= min} onPress={() => take(quantity - 1)} />
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => take(quantity)}
          onKeyDown={({ key }) => key === "Enter" && take(quantity)}
          className={`${controlLook} plain-number text-center tabular-nums`}
        />
        <StepButton label={moreLabel} sign="+" isEnd={quantity >= max} onPress={() => take(quantity + 1)} />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly isEnd: boolean;
  readonly onPress: () => void;
}

function StepButton({ label, sign, isEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the keyboard's place would be lost on the last step.
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
      className="size-11 shrink-0 rounded-box border border-edge bg-card text-lead font-semibold hover:border-ink hover:bg-sand aria-disabled:border-line aria-disabled:bg-sand aria-disabled:text-quiet"
    >
      {sign}
    </button>
  );
}

function within(text: string, min: number, max: number): number {
  const number = Math.trunc(Number(text));
  return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : min;
}
