import { meaningStyles } from "@/components/ui/meaning-styles";
import type { AcmFormState } from "@/lib/config/acm-forms";

interface AcmFormBadgeProps {
  readonly state: AcmFormState;
  readonly label: string;
}

export function AcmFormBadge({ state, label }: AcmFormBadgeProps) {
  const isDone = state === "signed" || state === "attached";
  const { symbol, className } = meaningStyles[isDone ? "clear" : "unknown"];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${className}`}>
      <span aria-hidden="true">{symbol}</span> {label}
    </span>
  );
}
