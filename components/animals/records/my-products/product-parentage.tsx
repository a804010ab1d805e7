import { translate } from "@/lib/i18n/translate";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { SignInPrompt, MemberSkeleton } from "./product-purchase";
import { MyProductSlot } from "./my-product-slot-client";

/** Explains which DNA profiles can be compared; signed-in users can check their own animals. */
export function ProductParentage({ product }: { readonly product: Product }) {
  const t = translate("products");
  const { parentage } = product;
  if (parentage === null) return null;
  const current = parentage.panels.find(({ isCurrent }) => isCurrent);
  const others = parentage.panels.filter(({ isCurrent }) => !isCurrent);
  return (
    <section aria-labelledby="parentage" className="mt-12">
      <h2 id="parentage">{t("parentage.title")}</h2>
      <div className="mt-2 grid max-w-text gap-2">
        {current && (
          <p>
            {t("parentage.current", {
              panel: current.name,
              least: current.leastCommon,
              count: current.markerCount,
            })}
          </p>
        )}
        {others.map(({ key, name }) => (
          <p key={key}>{t("parentage.other", { panel: name })}</p>
        ))}
        <p>{t("parentage.laboratories")}</p>
      </div>
      <h3 className="mt-6">{t("parentage.check")}</h3>
      <MyProductSlot productId={product.id} part="parentage">
        <div data-for="visitor">
          <SignInPrompt product={product} text={t("member.signInToCheck")} />
        </div>
        <MemberSkeleton part="parentage" />
      </MyProductSlot>
    </section>
  );
}
