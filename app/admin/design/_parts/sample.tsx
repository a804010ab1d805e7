import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

export function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Card className="grid min-w-0 content-start gap-4">
      <h3>{name}</h3>
      {children}
    </Card>
  );
}
