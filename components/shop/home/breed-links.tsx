import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { paths } from "@/lib/navigation/paths";
import { scenePicture } from "@/lib/domain/shop/pictures";

const speciesLinks = [
  { species: "canine", name: "dogs" },
  { species: "feline", name: "cats" },
] as const;

/** Links to dog and cat breeds. */
export function BreedLinks() {
  const t = translate("home");
  return (
    <section aria-labelledby="breeds" className="py-8">
      <h2 id="breeds">{t("breeds.title")}</h2>
      <p className="mt-2 max-w-text text-quiet">{t("breeds.text")}</p>
      <ul className="mt-6 grid gap-4 wide:grid-cols-2">
        {speciesLinks.map(({ species, name }) => (
          <li key={name} className="overflow-hidden rounded-box bg-card shadow-raised">
            <Link href={paths.breeds(species)} className="block font-semibold">
              <Illustration src={scenePicture(species, 0)} kind="product" isLazy />
              <span className="block p-4">{t(`breeds.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
