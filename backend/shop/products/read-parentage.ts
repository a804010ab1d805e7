import { desc, eq } from "drizzle-orm";
import { isAboutProfiles, profileProductIds } from "@/lib/config/animals/parentage";
import { speciesName } from "@/lib/domain/species";
import type { Language } from "@/lib/config/languages";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { dnaPanels } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";

interface Product {
  readonly speciesId: number | null;
  readonly categoryId: number;
}

/** For products about DNA profiles: the panels of the species, and the product that makes a new profile. */
export async function readParentage(tx: Tx, language: Language, { speciesId, categoryId }: Product) {
  if (speciesId === null || !isAboutProfiles(categoryId)) return null;
  const species = speciesName(speciesId);
  const [profileProduct] = await tx
    .select({ id: products.id, name: inLanguage(products.name, language) })
    .from(products)
    .where(eq(products.id, profileProductIds[species]));
  if (profileProduct === undefined) return null;
  const panels = await tx
    .select()
    .from(dnaPanels)
    .where(eq(dnaPanels.speciesId, speciesId))
    .orderBy(desc(dnaPanels.isCurrent), dnaPanels.key);
  return {
    panels: panels.map(({ key, name, technology, markers, leastCommon, isCurrent }) => ({
      key,
      name,
      technology,
      leastCommon,
      isCurrent,
      markerCount: markers.length,
    })),
    profileProduct: { ...profileProduct, species },
  };
}
