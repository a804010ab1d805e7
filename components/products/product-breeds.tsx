import type { Product } from "@/lib/contract/products/products.types";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";

interface ProductBreedsProps {
  readonly product: Product;
  readonly t: Translator<"products">;
}

export function ProductBreeds({ product, t }: ProductBreedsProps) {
  const { species, breeds, isForAllBreeds } = product;
  if (!isForAllBreeds && breeds.length === 0) return null;
  return (
    <section aria-labelledby="breeds" className="mt-12 max-w-text">
      <h2 id="breeds">{t("breeds")}</h2>
      {isForAllBreeds && <p>{t(allBreedsKey(species))}</p>}
      {species !== null && breeds.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {breeds.map((breed) => (
            <li key={breed.id}>
              <a href={paths.breed({ ...breed, species: { name: species } })}>{breed.name}</a>
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {species !== "feline" && (
          <li>
            <a href={paths.breeds("canine")}>{t("seeDogBreeds")}</a>
          </li>
        )}
        {species !== "canine" && (
          <li>
            <a href={paths.breeds("feline")}>{t("seeCatBreeds")}</a>
          </li>
        )}
      </ul>
    </section>
  );
}

function allBreedsKey(species: Product["species"]) {
  if (species === null) return "allBreeds";
  return species === "canine" ? "allDogBreeds" : "allCatBreeds";
}
