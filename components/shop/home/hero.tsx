import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { breedPicturePath } from "@/lib/domain/breed-picture-path";
import { pictures } from "@/lib/domain/pictures";

const companions = [
  { species: "canine", breed: "golden-retriever" },
  { species: "feline", breed: "siamese" },
  { species: "canine", breed: "miniature-schnauzer" },
] as const;

/** Opening section: what the shop offers, and links to the store and the search. */
export function Hero() {
  const t = translate("home");
  return (
    <div className="grid items-center gap-8 pb-8 desk:grid-cols-2">
      <div>
        <h1 className="text-title-1 text-pretty wide:text-display">{t("title")}</h1>
        <p className="mt-4 max-w-text text-lead text-quiet">{t("intro")}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={paths.store}>{t("toStore")}</LinkButton>
          <LinkButton kind="secondary" href={paths.search}>
            {t("toSearch")}
          </LinkButton>
        </p>
      </div>
      <div className="mx-auto w-full max-w-form">
        <Illustration src={pictures.kit} kind="kit" />
        <ul className="-mt-4 flex justify-center gap-4" aria-hidden>
          {companions.map(({ species, breed }) => (
            <li key={breed} className="w-1/4">
              <Illustration src={breedPicturePath(species, breed)} kind="pet" isLazy />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
