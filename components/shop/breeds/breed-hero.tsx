import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { mixedBreedIds } from "@/lib/config/shop/catalogue";
import { defaultLanguage } from "@/lib/config/languages";
import type { Breed, BreedOffer, BreedTest } from "@/lib/contract/shop/breeds/breeds.types";
import { breedPicture } from "@/lib/domain/shop/breed-picture";
import { formatMoney } from "@/lib/domain/format";
import { pictures } from "@/lib/domain/shop/pictures";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";
import { summariseConditions } from "./summarise-conditions";

interface BreedHeroProps {
  readonly breed: Breed;
  readonly tests: readonly BreedTest[];
  readonly offer: BreedOffer | undefined;
  /** Order form of the offer. */
  readonly buy?: ReactNode;
}

/** The first screen: the breed, and the product to start with. */
export function BreedHero({ breed, tests, offer, buy }: BreedHeroProps) {
  const language = requestLanguage();
  const t = translate("breeds");
  return (
    <div className="grid gap-5 desk:grid-cols-2 desk:items-start desk:gap-12">
      <div className="flex items-start gap-4 wide:gap-6">
        <Illustration
          src={breedPicture(breed.species.name, breed.id)}
          kind="pet"
          className="size-14 shrink-0 wide:size-24"
        />
        <div className="min-w-0">
          <h1 className="text-title-2 wide:text-title-1">
            <BreedTitle breed={breed} />
          </h1>
          <p className="mt-2 max-w-text text-small text-quiet wide:text-base desk:mt-3 desk:text-lead">
            {leadText(breed, tests, t)}
          </p>
        </div>
      </div>
      {offer && (
        <section aria-label={t("hero.label")} className="rounded-box border border-line bg-card p-4 wide:p-6">
          <div className="flex items-center gap-4 wide:gap-6">
            <Illustration
              src={pictures.bought("kit")}
              kind="kit"
              className="h-auto w-20 shrink-0 wide:w-32"
            />
            <div>
              <h2 className="text-title-3" lang={langAttribute(defaultLanguage, language)}>
                <Link href={paths.product(offer)}>{offer.name}</Link>
              </h2>
              {offer.testCount > 1 && (
                <p className="text-small text-quiet">{t("hero.tests", { count: offer.testCount })}</p>
              )}
              <p className="mt-1 text-title-2 font-semibold tabular-nums">
                <span className="sr-only">{t("hero.price")}: </span>
                {formatMoney(offer.price, language)}
              </p>
            </div>
          </div>
          {buy}
        </section>
      )}
    </div>
  );
}

const leadKeys = { breed: "leadOwn", relative: "leadRelative", none: "leadNone" } as const;

function leadText(
  { id, name, species }: Breed,
  tests: readonly BreedTest[],
  t: Translator<"breeds">,
): string {
  if (mixedBreedIds.includes(id)) return t("leadMixed", { species: species.name });
  const { basis, count } = summariseConditions(tests);
  return t(leadKeys[basis], { name, count });
}

/** The name may be in another language than the heading around it. */
function BreedTitle({ breed }: Pick<BreedHeroProps, "breed">) {
  const t = translate("breeds");
  const lang = langAttribute(breed.language, requestLanguage());
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
