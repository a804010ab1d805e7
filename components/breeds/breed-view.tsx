import { Illustration } from "@/components/content/illustration";
import type { Language } from "@/lib/config/languages";
import type { Breed, BreedOffer, BreedTest } from "@/lib/contract/breeds/breeds.types";
import { coatOfBreed } from "@/lib/domain/breed-coat";
import { pictures } from "@/lib/domain/pictures";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";
import { BreedFacts } from "./breed-facts";
import { BreedHealth } from "./breed-health";
import { BreedOffers } from "./breed-offers";
import { BreedRelatives } from "./breed-relatives";
import { testListStyles } from "./breed-test-list";
import { BreedTraits } from "./breed-traits";
import { summariseConditions } from "./summarise-conditions";

interface BreedViewProps {
  readonly breed: Breed;
  readonly tests: readonly BreedTest[];
  readonly offers: readonly BreedOffer[];
  readonly language: Language;
  readonly t: Translator<"breeds">;
}

const leadKeys = { breed: "leadOwn", relative: "leadRelative", none: "leadNone" } as const;

export function BreedView({ breed, tests, offers, language, t }: BreedViewProps) {
  const { name, species } = breed;
  const { basis, count } = summariseConditions(tests);
  const testProps = { tests, name, species: species.name, language, t };
  return (
    <article className={testListStyles}>
      <div className="flex items-start gap-4 wide:gap-6">
        <Illustration
          src={pictures.pet(species.name, coatOfBreed(breed))}
          kind="pet"
          className="size-16 shrink-0 wide:size-24 desk:size-30"
        />
        <div className="min-w-0">
          <h1>
            <BreedTitle {...{ breed, language, t }} />
          </h1>
          <p className="mt-3 max-w-text text-lead text-quiet">{t(leadKeys[basis], { name, count })}</p>
        </div>
      </div>
      <div className="mt-8">
        <BreedFacts breed={breed} t={t} />
      </div>
      <BreedHealth {...testProps} />
      <p className="mt-4">
        <a href={paths.carrierRatesOf(breed.id)}>{t("carrierRates", { name: breed.name })}</a>
      </p>
      <BreedTraits {...testProps} />
      <BreedOffers breed={breed} offers={offers} language={language} t={t} />
      <BreedRelatives breed={breed} t={t} />
    </article>
  );
}

type BreedTitleProps = Pick<BreedViewProps, "breed" | "language" | "t">;

/** The name may be in another language than the heading around it. */
function BreedTitle({ breed, language, t }: BreedTitleProps) {
  const lang = langAttribute(breed.language, language);
  if (lang === undefined) return t("title", { name: breed.name });
  const placeholder = "\u0000";
  const [before, after] = t("title", { name: placeholder }).split(placeholder);
  return (
    <>
      {before}
      <span lang={lang}>{breed.name}</span>
      {after}
    </>
  );
}
