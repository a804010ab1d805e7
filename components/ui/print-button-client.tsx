"use client";

import { Button } from "./button";
import type { ButtonKind } from "./button-styles";

interface PrintButtonProps {
  readonly label: string;
  readonly kind?: ButtonKind;
}

export function PrintButton({ label, kind = "secondary" }: PrintButtonProps) {
  return (
    <Button kind={kind} onClick={() => window.print()}>
      {label}
    </Button>
  );
}
