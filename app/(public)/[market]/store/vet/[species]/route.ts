import { notFound, permanentRedirect } from "next/navigation";
import { findCataloguePage } from "@/lib/navigation/catalogues";

interface RouteContext {
  readonly params: Promise<{ readonly species: string }>;
}

/** Redirects to the first category of the catalogue. */
export async function GET(_request: Request, { params }: RouteContext): Promise<never> {
  const { species } = await params;
  permanentRedirect((findCataloguePage("vet", species, "best-sellers") ?? notFound()).path);
}
