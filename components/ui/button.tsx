import type { ComponentProps } from "react";
import { type ButtonKind, buttonLook } from "./button-look";
import { Spinner } from "./spinner";

interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: ButtonKind;
  /** What it says while it works; as long as this is set it cannot be pressed. */
  readonly pending?: string | false;
}

/**
 * While it works it keeps the keyboard's place, which `disabled` would lose: so it is only marked, and made a button
 * that does nothing.
 */
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
      className={buttonLook(kind, className)}
    >
      {isPending && <Spinner />}
      <span aria-live="polite">{isPending ? pending : children}</span>
    </button>
  );
}
