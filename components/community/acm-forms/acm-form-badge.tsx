import { StateBadge } from "@/components/ui/state-badge";
import type { AcmFormState } from "@/lib/config/community/acm-forms";

interface AcmFormBadgeProps {
  readonly state: AcmFormState;
  readonly label: string;
}

export function AcmFormBadge({ state, label }: AcmFormBadgeProps) {
  const isDone = state === "signed" || state === "attached";
  return <StateBadge meaning={isDone ? "clear" : "unknown"}>{label}</StateBadge>;
}
