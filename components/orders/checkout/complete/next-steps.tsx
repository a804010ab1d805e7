import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { pictures, type steps } from "@/lib/domain/shop/pictures";
import type { PlacedOrder } from "./placed-order";

type StepKey = "postKits" | "postAll" | "postGoods" | "swab" | "post" | "service" | "read" | "subscription";

const stepPictures: Readonly<Record<StepKey, (typeof steps)[number]>> = {
  postKits: "order",
  postAll: "order",
  postGoods: "order",
  swab: "swab",
  post: "post",
  service: "order",
  read: "read",
  subscription: "read",
};

export type OrderContents = Pick<PlacedOrder, "contents" | "deliveryAddress" | "shippingMethod" | "shipment">;

/** What happens next with what was bought. */
export function NextSteps({ order }: { readonly order: OrderContents }) {
  const t = translate("checkout");
  const displayedSteps = listSteps(order);
  const count = order.contents.kits;
  if (displayedSteps.length === 0) return null;
  return (
    <section aria-labelledby="next" className="grid gap-4">
      <h2 id="next">{t("complete.nextTitle")}</h2>
      <ol className="grid gap-5 wide:grid-cols-2">
        {displayedSteps.map((step) => (
          <li key={step} className="flex items-center gap-4 break-inside-avoid">
            <Illustration src={pictures.step(stepPictures[step])} kind="step" className="size-20 shrink-0" />
            <div>
              <h3>{t(`complete.steps.${step}.title`, { count })}</h3>
              <p className="mt-1 text-small text-quiet">{t(`complete.steps.${step}.text`, { count })}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A practice that posts nothing uses its own swabs and courier. */
export function listSteps(order: OrderContents): readonly StepKey[] {
  const { kits, goods, services, subscriptions } = order.contents;
  const isPosted = order.shippingMethod !== null || order.deliveryAddress !== null;
  const posting = isPosted && order.shipment === null ? postingStep(kits, goods) : [];
  if (kits > 0) return [...posting, "swab", ...(isPosted ? (["post"] as const) : []), "read"];
  if (services > 0) return [...posting, "service", "read"];
  return subscriptions > 0 ? [...posting, "subscription"] : posting;
}

function postingStep(kits: number, goods: number): readonly StepKey[] {
  if (kits > 0) return [goods > 0 ? "postAll" : "postKits"];
  return goods > 0 ? ["postGoods"] : [];
}
