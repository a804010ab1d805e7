import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { mixedBreedIds, manyBreeds } from "@/lib/config/shop/catalogue";
import type { Breed, BreedOffer, BreedTest } from "@/lib/contract/shop/breeds/breeds.types";
import { paths } from "@/lib/navigation/paths";
import { BreedHero } from "./breed-hero";
import { BreedOffers, leadOffer } from "./breed-offers";
import { testListStyles, BreedTestList, type BreedTestsProps } from "./breed-test-list";
import { coatName } from "./coat-name";
import { groupName } from "./group-name";
import { originName } from "./origin-name";
import { FactList, type Fact } from "@/components/shop/content/fact-list";

/** In order of certainty. */
const groups = ["breed", "relative", "species"] as const;

const kinds = ["breed", "variety", "crossbreed"] as const;

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

/** Trait tests: those reported in the breed, then those that vary in most breeds. */
function BreedTraits({ tests, name }: BreedTestsProps) {
  const t = translate("breeds");
  const traits = tests.filter(({ kind }) => kind === "trait");
  if (traits.length === 0) return null;
  const breedSpecific = traits.filter(({ basis }) => basis !== "species");
  const parts = [
    { title: t("traitsOwn", { name }), partTests: breedSpecific, isBrief: false },
    {
      title: t("traitsUsual"),
      partTests: traits.filter(({ basis }) => basis === "species"),
      isBrief: breedSpecific.length > 0,
    },
  ];
  return (
    <section aria-labelledby="traits" className="mt-12">
      <h2 id="traits">{t("traits")}</h2>
      <p className="mt-2 max-w-text">{t("traitsText")}</p>
      {parts.map(
        ({ title, partTests, isBrief }) =>
          partTests.length > 0 && (
            <div key={title} className="mt-6">
              <h3>{title}</h3>
              <BreedTestList tests={partTests} isBrief={isBrief} />
            </div>
          ),
      )}
    </section>
  );
}

function BreedFacts({ breed }: { readonly breed: Breed }) {
  const t = translate("breeds");
  const { species, kind, varietyOf, group, origin, coat, aliases, registries } = breed;
  const knownKind = kinds.find((known) => known === kind);
  const facts: readonly Fact[] = [
    { name: t("species"), value: t(species.name) },
    { name: t("kind"), value: knownKind ? t(`kinds.${knownKind}`) : kind },
    { name: t("varietyOf"), value: varietyOf },
    { name: t("group"), value: groupName(group) },
    { name: t("origin"), value: origin === null ? null : originName(origin) },
    { name: t("coat"), value: coat === null ? null : coatName(coat) },
    { name: t("aliases"), value: aliases.join("; ") },
    { name: t("registries"), value: registries.join(", ") },
  ];
  return (
    <section aria-labelledby="facts" className="grid gap-4">
      <h2 id="facts">{t("facts")}</h2>
      <FactList facts={facts} />
    </section>
  );
}

type Group = (typeof groups)[number];

function groupOf({ basis }: BreedTest): Group {
  return basis === "relative" || basis === "species" ? basis : "breed";
}

/** Conditions grouped by how certain their relevance to the breed is. */
function BreedHealth({ tests, name, species }: BreedTestsProps) {
  const t = translate("breeds");
  const diseases = tests.filter(({ kind }) => kind === "disease");
  if (diseases.length === 0) return null;
  const isMostlyHarmless =
    diseases.filter(({ inheritance }) => inheritance === "AR").length * 2 > diseases.length;
  const hasBreedSpecific = diseases.some(({ basis }) => basis !== "species");
  return (
    <section aria-labelledby="health" className="mt-12">
      <h2 id="health">{t("health")}</h2>
      <p className="mt-2 max-w-text">{t("order")}</p>
      <p className="mt-2 max-w-text">{t(isMostlyHarmless ? "calm" : "calmNone")}</p>
      {groups.map((group) => {
        const inGroup = diseases.filter((test) => groupOf(test) === group);
        return (
          inGroup.length > 0 && (
            <div key={group} className="mt-8">
              <h3>{t(`groups.${group}`, { name, species })}</h3>
              <p className="mt-1 max-w-text text-small text-quiet">
                {t(`groupTexts.${group}`, { count: manyBreeds })}
              </p>
              <BreedTestList tests={inGroup} isBrief={hasBreedSpecific && group === "species"} />
            </div>
          )
        );
      })}
    </section>
  );
}

const relations = ["parent", "variety", "sibling", "similar"] as const;
const maxSimilar = 8;

/** Links to related breeds: parent breed, varieties, siblings, and breeds of the same group and origin. */
function BreedRelatives({ breed }: { readonly breed: Breed }) {
  const t = translate("breeds");
  const { species, group, origin, relatives } = breed;
  if (relatives.length === 0) return null;
  return (
    <nav aria-labelledby="relatives" className="mt-14">
      <h2 id="relatives">{t("relatives")}</h2>
      {relations.map((relation) => {
        const all = relatives.filter((relative) => relative.relation === relation);
        const displayed = relation === "similar" ? all.slice(0, maxSimilar) : all;
        return (
          displayed.length > 0 && (
            <div key={relation} className="mt-4">
              <h3>
                {t(`relations.${relation}`, { group: groupName(group), origin: originName(origin ?? "") })}
              </h3>
              <ul className="mt-1 flex flex-wrap gap-x-5 [&_a]:inline-block [&_a]:py-1.5">
                {displayed.map((relative) => (
                  <li key={relative.id}>
                    <Link href={paths.breed({ ...relative, species })}>{relative.name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </nav>
  );
}
