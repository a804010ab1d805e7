import { BuildProfileView } from "@/components/orders/custom-profiles/build-profile-view";
import type { Market } from "@/lib/config/markets/market";
import { listSingleTests } from "@/lib/data/orders/custom-profiles";
import type { SpeciesName } from "@/lib/domain/species";

interface BuildProfileProps {
  readonly market: Market;
  readonly species: SpeciesName;
}

/** Price rules and profile builder, for any page. */
export async function BuildProfile({ market, species }: BuildProfileProps) {
  return <BuildProfileView species={species} tests={await listSingleTests(market, species)} />;
}
