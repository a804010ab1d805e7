import { groupName } from "./group-name";
import { originName } from "./origin-name";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import type { Breed } from "@/lib/contract/shop/breeds/breeds.types";
import { paths } from "@/lib/navigation/paths";

const relations = ["parent", "variety", "sibling", "similar"] as const;
const maxSimilar = 8;

/** Links to related breeds: parent breed, varieties, siblings, and breeds of the same group and origin. */
export function BreedRelatives({ breed }: { readonly breed: Breed }) {
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
