import { ChipLink } from "@/components/links/chip-link";
import { translate } from "@/lib/i18n/translate";
import { breedPicture } from "@/lib/domain/shop/breed-picture";
import { paths } from "@/lib/navigation/paths";
import type { FactSheetProps } from "./fact-sheet-props";

/** Breeds in which the variant was reported. */
export function ReportedBreeds({ sheet: { breeds, species } }: FactSheetProps) {
  const t = translate("factSheets");
  return (
    <section aria-labelledby="breeds" className="grid gap-3">
      <h2 id="breeds">{t("breeds")}</h2>
      {breeds.length === 0 ? (
        <p>{t("noBreeds")}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {breeds.map((breed) => (
              <li key={breed.id}>
                <ChipLink
                  href={paths.breed({ ...breed, species: { name: species } })}
                  picture={
                    <img
                      src={breedPicture(species, breed.id)}
                      alt=""
                      width={36}
                      height={36}
                      loading="lazy"
                      className="size-9"
                    />
                  }
                >
                  {breed.name}
                </ChipLink>
              </li>
            ))}
          </ul>
          <p className="max-w-text text-small text-quiet">{t("breedsText")}</p>
        </>
      )}
    </section>
  );
}
