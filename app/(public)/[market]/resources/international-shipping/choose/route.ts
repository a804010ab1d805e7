import { paths } from "@/lib/navigation/paths";
import { marketOfParams } from "@/lib/server/market";
import { redirectToPage } from "@/lib/server/redirect-to-page";

/** Redirects the form of the picker to the page of the country, and without one back to the picker. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/[market]/resources/international-shipping/choose">,
): Promise<never> {
  const { language } = await marketOfParams(params);
  const country = new URL(request.url).searchParams.get("country") ?? "";
  const isCode = /^[A-Z]{2}$/i.test(country);
  return redirectToPage(isCode ? paths.shippingTo(country) : paths.pages.shipping, language);
}
