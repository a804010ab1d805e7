import { StateBadge } from "@/components/ui/state-badge";
import type { AcmFormState } from "@/lib/config/community/acm-forms";
import { translate } from "@/lib/i18n/translate";

export function AcmFormBadge({ state }: { readonly state: AcmFormState }) {
  const isDone = state === "signed" || state === "attached";
  return (
    <StateBadge meaning={isDone ? "clear" : "unknown"}>{translate("acmForms")(`states.${state}`)}</StateBadge>
  );
}
