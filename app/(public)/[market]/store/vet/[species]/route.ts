import { notFound } from "next/navigation";
import { marketOfParams } from "@/lib/server/market";
import { redirectToPage } from "@/lib/server/redirect-to-page";
import { findCataloguePage } from "@/lib/navigation/catalogues";

/** Redirects to the first category of the catalogue. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/[market]/store/vet/[species]">,
): Promise<never> {
  const { species } = await params;
  const { language } = await marketOfParams(params);
  return redirectToPage((findCataloguePage("vet", species, "best-sellers") ?? notFound()).path, language);
}
