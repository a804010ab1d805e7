import type { ReactNode } from "react";
import { cn } from "./class-names";

export const cardStyles = "rounded-box border border-line bg-card p-5 wide:p-6";

export function Card({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={cn(cardStyles, className)}>{children}</div>;
}
