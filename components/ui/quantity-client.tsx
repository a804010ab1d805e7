"use client";

import { useId, useState } from "react";
import { cn } from "./class-names";
import { controlStyles } from "./field";

interface QuantityProps {
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly name?: string;
  readonly min?: number;
  readonly max: number;
  /** Initial quantity; a later change replaces what was typed. */
  readonly quantity?: number;
  /** For lists, where the row already says what is counted. */
  readonly isLabelHidden?: boolean;
  readonly onQuantity?: (quantity: number) => void;
}

/** Quantity field with buttons. A typed value is brought within the bounds on blur. */
export function Quantity({ label, isLabelHidden, lessLabel, moreLabel, name, ...bounds }: QuantityProps) {
  const { min = 1, max, quantity: value = min, onQuantity } = bounds;
  const id = useId();
  const [text, setText] = useState(String(value));
  const [reported, setReported] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const quantity = clamp(text, min, max);

  // The parent has changed the quantity, for example after a response: it replaces what was typed.
  if (previousValue !== value) {
    setPreviousValue(value);
    setReported(value);
    setText(String(value));
  }

  function changeTo(next: number) {
    setText(String(next));
    if (next === reported) return;
    setReported(next);
    onQuantity?.(next);
  }

  return (
    <div className="grid w-44 gap-1.5">
      <label htmlFor={id} className={cn("font-medium", isLabelHidden && "sr-only")}>
        {label}
      </label>
      <div className="flex gap-1">
        <StepButton
          label={lessLabel}
          sign="−"
          isEnd={quantity <= min}
          onPress={() => changeTo(quantity - 1)}
        />
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => changeTo(quantity)}
          onKeyDown={({ key }) => key === "Enter" && changeTo(quantity)}
          className={`${controlStyles} plain-number text-center tabular-nums`}
        />
        <StepButton
          label={moreLabel}
          sign="+"
          isEnd={quantity >= max}
          onPress={() => changeTo(quantity + 1)}
        />
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
      // Not `disabled`, which would lose the focus on the last step.
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
      className="size-11 shrink-0 rounded-box border border-edge bg-card text-lead font-semibold hover:border-ink hover:bg-sand aria-disabled:border-line aria-disabled:bg-sand aria-disabled:text-quiet"
    >
      {sign}
    </button>
  );
}

function clamp(text: string, min: number, max: number): number {
  const number = Math.trunc(Number(text));
  return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : min;
}
