import { StateBadge } from "@/components/ui/state-badge";

export function Meanings() {
  return (
    <p className="flex flex-wrap gap-2">
      <StateBadge meaning="clear">Clear</StateBadge>
      <StateBadge meaning="carrier">Carrier</StateBadge>
      <StateBadge meaning="affected">Affected</StateBadge>
      <StateBadge meaning="trait">Trait</StateBadge>
      <StateBadge meaning="unknown">No result</StateBadge>
    </p>
  );
}
