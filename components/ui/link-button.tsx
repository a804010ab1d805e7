import type { ComponentProps } from "react";
import { type ButtonKind, buttonLook } from "./button-look";

interface LinkButtonProps extends ComponentProps<"a"> {
  readonly href: string;
  readonly kind?: ButtonKind;
}

/** Leads somewhere, as a link should, and looks as important as a button. */
export function LinkButton({ kind = "primary", className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonLook(kind, className)} />;
}
