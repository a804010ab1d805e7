import type { ComponentProps } from "react";
import { type ButtonKind, buttonStyles } from "./button-styles";
import { Spinner } from "./spinner";

interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: ButtonKind;
  /** Label while an action is in progress; the button does nothing meanwhile. */
  readonly pending?: string | false;
}

/** While pending, it is not `disabled`, which would lose the focus: it is marked as such and ignores clicks. */
export function Button({
  kind = "primary",
  pending = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isPending = pending !== false;
  return (
    <button
      {...rest}
      type={isPending ? "button" : type}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
      className={buttonStyles(kind, className)}
    >
      {isPending && <Spinner />}
      <span aria-live="polite">{isPending ? pending : children}</span>
    </button>
  );
}
