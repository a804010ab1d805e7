import { useSyncExternalStore } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { breedPicturePath } from "@/lib/domain/shop/breed-picture-path";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { groupByLetter, type FoundBreed } from "./find-breeds";

/** Styles on the list, not on each of hundreds of links. */
const letterStyles =
  "paws [&_section]:mt-8 [&_section]:border-t [&_section]:border-line [&_section]:pt-4 " +
  "[&_ul]:mt-2 [&_ul]:gap-6 wide:[&_ul]:columns-2 desk:[&_ul]:columns-3 full:[&_ul]:columns-4 " +
  "[&_li]:break-inside-avoid [&_a]:inline-flex [&_a]:items-center [&_a]:gap-2.5 [&_a]:py-1 [&_a]:text-ink " +
  "[&_a]:no-underline [&_a:hover]:text-brand [&_a:hover]:underline [&_img]:size-8 [&_img]:shrink-0 " +
  "[&_a:not(:has(img))]:before:size-8 [&_a:not(:has(img))]:before:shrink-0 [&_a:not(:has(img))]:before:bg-(image:--paw) " +
  "[&_a:not(:has(img))]:before:bg-contain [&_a:not(:has(img))]:before:content-[''] [&_small]:ml-10.5 [&_small]:block [&_small]:text-small " +
  "[&_small]:text-quiet";
const jumpLinkStyles =
  "flex flex-wrap gap-1 [&_a]:grid [&_a]:size-11 [&_a]:place-items-center [&_a]:rounded-box [&_a]:bg-card " +
  "[&_a]:font-semibold [&_a]:no-underline [&_a:hover]:bg-brand-soft";

interface BreedLettersProps {
  readonly species: SpeciesName;
  readonly breeds: readonly FoundBreed[];
  readonly lettersLabel: string;
}

export function BreedLetters({ species, breeds, lettersLabel }: BreedLettersProps) {
  const t = useTranslator("breeds.search");
  const letters = [...groupByLetter(breeds)];
  return (
    <>
      <nav aria-label={lettersLabel} className="mt-4">
        <ul className={jumpLinkStyles}>
          {letters.map(([letter]) => (
            <li key={letter}>
              <Link href={`#letter-${letter}`}>{letter}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={letterStyles}>
        {letters.map(([letter, group]) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <ul>
              {group.map(({ id, name, picture, matchedName }) => (
                <li key={id}>
                  <Link href={paths.breed({ id, name, species: { name: species } })}>
                    {picture !== undefined && <Portrait src={breedPicturePath(species, picture)} />}
                    {name}
                  </Link>
                  {matchedName !== undefined && <small>{t("also", { name: matchedName })}</small>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

const neverChanges = () => () => undefined;

/** Replaces the paw after hydration: in the HTML the addresses would be larger than all names. */
function Portrait({ src }: { readonly src: string }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated && <img src={src} alt="" loading="lazy" />;
}
