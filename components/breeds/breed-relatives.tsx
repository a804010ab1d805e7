import type { Breed } from "@/lib/contract/breeds/breeds.types";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

interface BreedRelativesProps {
  readonly breed: Breed;
  readonly words: Words<"breed">;
}

const relations = ["parent", "variety", "sibling", "similar"] as const;
const mostSimilar = 8;

/** Where to go on: its breed, its varieties, and others of its group. */
export function BreedRelatives({ breed, words }: BreedRelativesProps) {
  const { species, group, relatives } = breed;
  if (relatives.length === 0) return null;
  return (
    <nav aria-labelledby="relatives" className="mt-12">
      <h2 id="relatives">{words("relatives")}</h2>
      {relations.map((relation) => {
        const all = relatives.filter((one) => one.relation === relation);
        const shown = relation === "similar" ? all.slice(0, mostSimilar) : all;
        return (
          shown.length > 0 && (
            <div key={relation} className="mt-4">
              <h3>{words(`relations.${relation}`, { group })}</h3>
              <ul className="mt-1 flex flex-wrap gap-x-5 [&_a]:inline-block [&_a]:py-1.5">
                {shown.map((one) => (
                  <li key={one.id}>
                    <a href={paths.breed({ ...one, species })}>{one.name}</a>
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
