import { notFound, permanentRedirect } from "next/navigation";
import { findCatalogueShelf } from "@/lib/navigation/catalogues";

interface Asked {
  readonly params: Promise<{ readonly species: string }>;
}

/** A catalogue begins with what is ordered most. */
export async function GET(_request: Request, { params }: Asked): Promise<never> {
  const { species } = await params;
  permanentRedirect((findCatalogueShelf("vet", species, "best-sellers") ?? notFound()).path);
}
