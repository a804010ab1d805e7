import { Illustration } from "@/components/shop/public/illustration";
import { type Landing, landingPicture } from "@/lib/domain/shop/pictures";

/** The scene at the top of a landing page. Decoration: the title beside it says what the page is for. */
export function LandingPicture({ name }: { readonly name: Landing }) {
  return <Illustration src={landingPicture(name)} kind="landing" className="h-auto w-full rounded-box" />;
}
