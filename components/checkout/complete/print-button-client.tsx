"use client";

import { Button } from "@/components/ui/button";

export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button kind="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
