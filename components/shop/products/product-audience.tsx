import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { registeredTypes } from "@/lib/config/user-types";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { paths } from "@/lib/navigation/paths";
import { langAttribute } from "@/lib/i18n/lang-attribute";

interface ProductAudienceProps {
  readonly product: Product;
}

/** Who the product is for: people, and breeds. */
export function ProductAudience({ product }: ProductAudienceProps) {
  const t = translate("products");
  const { audiences, description } = product;
  const types = registeredTypes.filter((type) => audiences.includes(type));
  return (
    <section aria-labelledby="who" className="mt-14 max-w-text">
      <h2 id="who">{t("who.title")}</h2>
      {types.length > 0 && (
        <p className="mt-2 font-semibold">{types.map((type) => t(`who.${type}`)).join(" · ")}</p>
      )}
      <p lang={langAttribute(product.language, requestLanguage())} className="mt-2">
        {description}
      </p>
      <Breeds product={product} />
    </section>
  );
}

function Breeds({ product }: Pick<ProductAudienceProps, "product">) {
  const t = translate("products");
  const { species, breeds, isForAllBreeds } = product;
  if (!isForAllBreeds && breeds.length === 0) return null;
  return (
    <>
      <h3 className="mt-6">{t("breeds")}</h3>
      {isForAllBreeds && <p>{t(allBreedsKey(species))}</p>}
      {species !== null && breeds.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {breeds.map((breed) => (
            <li key={breed.id}>
              <Link href={paths.breed({ ...breed, species: { name: species } })}>{breed.name}</Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {species !== "feline" && (
          <li>
            <Link href={paths.breeds("canine")}>{t("seeDogBreeds")}</Link>
          </li>
        )}
        {species !== "canine" && (
          <li>
            <Link href={paths.breeds("feline")}>{t("seeCatBreeds")}</Link>
          </li>
        )}
      </ul>
    </>
  );
}

function allBreedsKey(species: Product["species"]) {
  if (species === null) return "allBreeds";
  return species === "canine" ? "allDogBreeds" : "allCatBreeds";
}
