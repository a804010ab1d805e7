import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

interface SampleProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Sample({ name, children }: SampleProps) {
  return (
    <Card className="grid min-w-0 content-start gap-4">
      <h3>{name}</h3>
      {children}
    </Card>
  );
}
