import { BuildProfileView } from "@/components/orders/custom-profiles/build-profile-view";
import type { Market } from "@/lib/config/markets/market";
import { listSingleTests } from "@/lib/data/custom-profiles";
import type { SpeciesName } from "@/lib/domain/species";
import { getMessages, getTranslator } from "@/lib/i18n/messages";

interface BuildProfileProps {
  readonly market: Market;
  readonly species: SpeciesName;
}

/** Price rules and profile builder, for any page. */
export async function BuildProfile({ market, species }: BuildProfileProps) {
  const { language } = market;
  return (
    <BuildProfileView
      species={species}
      tests={await listSingleTests(market, species)}
      language={language}
      t={getTranslator(language, "customProfiles")}
      messages={getMessages(language, "customProfiles")}
      formMessages={getMessages(language, "form")}
    />
  );
}
