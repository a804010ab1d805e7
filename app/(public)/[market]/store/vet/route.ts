import { paths } from "@/lib/navigation/paths";
import { marketOfParams } from "@/lib/server/market";
import { redirectToPage } from "@/lib/server/redirect-to-page";

/** Redirects to the role's landing page, where the species is chosen. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/[market]/store/vet">,
): Promise<never> {
  const { language } = await marketOfParams(params);
  return redirectToPage(paths.roleHome("vet"), language);
}
