import type { ComponentProps } from "react";
import { type ButtonKind, buttonStyles } from "@/components/ui/button-styles";
import { Link } from "./link";

interface LinkButtonProps extends ComponentProps<"a"> {
  readonly href: string;
  readonly kind?: ButtonKind;
}

/** Link that looks like a button. */
export function LinkButton({ kind = "primary", className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyles(kind, className)} />;
}
