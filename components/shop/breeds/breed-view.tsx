import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { mixedBreedIds } from "@/lib/config/shop/catalogue";
import type { Breed, BreedOffer, BreedTest } from "@/lib/contract/shop/breeds/breeds.types";
import { paths } from "@/lib/navigation/paths";
import { BreedFacts } from "./breed-facts";
import { BreedHealth } from "./breed-health";
import { BreedHero } from "./breed-hero";
import { BreedOffers, leadOffer } from "./breed-offers";
import { BreedRelatives } from "./breed-relatives";
import { testListStyles } from "./breed-test-list";
import { BreedTraits } from "./breed-traits";

interface BreedViewProps {
  readonly breed: Breed;
  readonly tests: readonly BreedTest[];
  readonly offers: readonly BreedOffer[];
  /** Order form of the product at the top. */
  readonly buy?: (offer: BreedOffer) => ReactNode;
}

/** What to order first, then tests by importance, colours, packs, and the breed itself ([decision 111]). */
export function BreedView({ breed, tests, offers, buy }: BreedViewProps) {
  const t = translate("breeds");
  const { name, species } = breed;
  const testProps = { tests, name, species: species.name };
  const offer = leadOffer(offers);
  const breedOffers = <BreedOffers breed={breed} offers={offers} />;
  // Which breeds an animal has decides which of the tests matter to it.
  const isMixed = mixedBreedIds.includes(breed.id);
  return (
    <article className={testListStyles}>
      <BreedHero breed={breed} tests={tests} offer={offer} buy={offer && buy?.(offer)} />
      {isMixed && breedOffers}
      <BreedHealth {...testProps} />
      <p className="mt-4">
        <Link href={paths.carrierRatesOf(breed.id)}>{t("carrierRates", { name: breed.name })}</Link>
      </p>
      <BreedTraits {...testProps} />
      {!isMixed && breedOffers}
      <div className="mt-14">
        <BreedFacts breed={breed} />
      </div>
      <BreedRelatives breed={breed} />
    </article>
  );
}
