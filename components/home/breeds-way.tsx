import { Drawing } from "@/components/content/drawing";
import { paths } from "@/lib/navigation/paths";
import { productPicture } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";

const sides = [
  { species: "canine", name: "dogs", number: 9 },
  { species: "feline", name: "cats", number: 5 },
] as const;

/** Two pictures that lead to the breeds. */
export function BreedsWay({ words }: { readonly words: Words<"home"> }) {
  return (
    <section aria-labelledby="breeds" className="py-8">
      <h2 id="breeds">{words("breeds.title")}</h2>
      <p className="mt-2 max-w-text text-quiet">{words("breeds.text")}</p>
      <ul className="mt-6 grid gap-4 wide:grid-cols-2">
        {sides.map(({ species, name, number }) => (
          <li key={name} className="overflow-hidden rounded-box bg-card shadow-raised">
            <a href={paths.breeds(species)} className="block font-semibold">
              <Drawing src={productPicture(species, number)} kind="product" isBelow />
              <span className="block p-4">{words(`breeds.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
