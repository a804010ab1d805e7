import { Drawing } from "@/components/content/drawing";
import type { Language } from "@/lib/config/languages";
import type { Breed, BreedOffer, BreedTest } from "@/lib/contract/breeds/breeds.types";
import { coatOfBreed } from "@/lib/domain/breed-coat";
import { pictures } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";
import { BreedFacts } from "./breed-facts";
import { BreedHealth } from "./breed-health";
import { BreedOffers } from "./breed-offers";
import { BreedRelatives } from "./breed-relatives";
import { testListsLook } from "./breed-test-list";
import { BreedTraits } from "./breed-traits";
import { conditionsOf } from "./conditions-of";

interface BreedViewProps {
  readonly breed: Breed;
  readonly tests: readonly BreedTest[];
  readonly offers: readonly BreedOffer[];
  readonly language: Language;
  readonly words: Words<"breed">;
}

const leads = { breed: "leadOwn", relative: "leadRelative", none: "leadNone" } as const;

export function BreedView({ breed, tests, offers, language, words }: BreedViewProps) {
  const { name, species } = breed;
  const { basis, count } = conditionsOf(tests);
  const said = { tests, name, species: species.name, language, words };
  return (
    <article className={testListsLook}>
      <div className="flex items-start gap-4 wide:gap-6">
        <Drawing
          src={pictures.pet(species.name, coatOfBreed(breed))}
          kind="pet"
          className="size-16 shrink-0 wide:size-24 desk:size-30"
        />
        <div className="min-w-0">
          <h1>{words("title", { name })}</h1>
          <p className="mt-3 max-w-text text-lead text-quiet">{words(leads[basis], { name, count })}</p>
        </div>
      </div>
      <div className="mt-8">
        <BreedFacts breed={breed} words={words} />
      </div>
      <BreedHealth {...said} />
      <BreedTraits {...said} />
      <BreedOffers breed={breed} offers={offers} language={language} words={words} />
      <BreedRelatives breed={breed} words={words} />
    </article>
  );
}
