import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import type { Breed, BreedOffer } from "@/lib/contract/breeds/breeds.types";
import { paths } from "@/lib/navigation/paths";
import { plainShelf, shelfHref } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";
import { BreedOfferList } from "./breed-offer-list";

interface BreedOffersProps {
  readonly breed: Breed;
  readonly offers: readonly BreedOffer[];
  readonly language: Language;
  readonly words: Words<"breed">;
}

/** A breed's own profile takes the place of the one for any breed; packs of one test are for no breed in particular. */
function choose(offers: readonly BreedOffer[]) {
  const [profile] = offers.filter(({ kind }) => kind === "full-breed");
  const others = offers.filter(({ kind }) => kind === "profile");
  const packs = offers.filter(({ kind, singly }) => kind === "pack" && singly !== null);
  return { singles: profile ? [profile, ...others] : others, packs };
}

export function BreedOffers({ breed, offers, language, words }: BreedOffersProps) {
  const { id, name, species } = breed;
  const { singles, packs } = choose(offers);
  return (
    <section aria-labelledby="offers" className="mt-12">
      <h2 id="offers">{words("offers")}</h2>
      <p className="mt-2 max-w-text">{words("offersText")}</p>
      <BreedOfferList offers={singles} language={language} words={words} />
      {packs.length > 0 && (
        <>
          <h3 className="mt-8">{words("packs")}</h3>
          <BreedOfferList offers={packs} language={language} words={words} />
        </>
      )}
      <div className="mt-8 grid justify-items-start gap-3 rounded-box bg-brand-soft p-5 wide:p-6">
        <h3>{words("build")}</h3>
        <p className="max-w-text">{words("buildText")}</p>
        <LinkButton href={paths.buildProfile(species.name)} kind="secondary">
          {words("buildLink")}
        </LinkButton>
      </div>
      <p className="mt-6">
        <a href={shelfHref(paths.store, { ...plainShelf, breeds: [id] })}>{words("seeAll", { name })}</a>
      </p>
    </section>
  );
}
