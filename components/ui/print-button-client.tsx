"use client";

import { Button } from "./button";

export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button kind="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
