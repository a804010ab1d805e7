import { notFound } from "next/navigation";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { findCataloguePage } from "@/lib/navigation/catalogues";
import type { SpeciesLandingPage } from "@/lib/navigation/category-pages";
import { paths } from "@/lib/navigation/paths";
import { marketOfParams } from "@/lib/server/market";
import { redirectToPage } from "@/lib/server/redirect-to-page";

interface RedirectProps<Params> {
  readonly params: Promise<Params>;
}

type Role = SpeciesLandingPage["role"];

/** Redirects to the role's landing page, where the species is chosen. */
export const redirectToRole =
  (role: Role) =>
  async (_request: Request, { params }: RedirectProps<MarketParams>): Promise<never> => {
    const { language } = await marketOfParams(params);
    return redirectToPage(paths.roleHome(role), language);
  };

/** Redirects to the first category of the catalogue. */
export const redirectToCatalogue =
  (role: Role) =>
  async (
    _request: Request,
    { params }: RedirectProps<MarketParams & { readonly species: string }>,
  ): Promise<never> => {
    const { species } = await params;
    const { language } = await marketOfParams(params);
    return redirectToPage((findCataloguePage(role, species, "best-sellers") ?? notFound()).path, language);
  };
