import { BuildProfileView } from "@/components/custom-profiles/build-profile-view";
import type { Market } from "@/lib/config/market";
import { listSingleTests } from "@/lib/data/custom-profiles";
import type { SpeciesName } from "@/lib/domain/species";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface BuildProfileProps {
  readonly market: Market;
  readonly species: SpeciesName;
}

/** What its price is and how one is built, for any page. */
export async function BuildProfile({ market, species }: BuildProfileProps) {
  const { language } = market;
  return (
    <BuildProfileView
      species={species}
      tests={await listSingleTests(market, species)}
      language={language}
      words={wordsOf(language, "customProfile")}
      messages={messagesOf(language, "customProfile")}
      sendingWords={messagesOf(language, "sending")}
    />
  );
}
