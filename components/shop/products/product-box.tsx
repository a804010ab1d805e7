import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { pictures } from "@/lib/domain/shop/pictures";
import { isSampled, productKind } from "@/lib/domain/shop/product-kind";

/** What a kit contains, from the fulfilment of the product. Goods are described by their own text. */
export function ProductBox({ product: { fulfilment } }: { readonly product: Product }) {
  const t = translate("products");
  const { kits, sample, isTestIncluded } = fulfilment;
  const kind = productKind(fulfilment);
  if (!isSampled(kind)) return null;
  const contents = [sample === "blood" ? "bloodCard" : "swabs", "barcode", "guide", "pouch"] as const;
  return (
    <section aria-labelledby="box">
      <h2 id="box">{t("box.title")}</h2>
      <div className="mt-4 flex items-center gap-5 wide:gap-8">
        <Illustration
          src={pictures.bought("tubes")}
          kind="kit"
          isLazy
          className="h-auto w-24 shrink-0 wide:w-40"
        />
        <div>
          {kits > 1 && <p className="mb-2 font-semibold">{t("box.kits", { count: kits })}</p>}
          <ul className="list-disc space-y-1.5 pl-5 marker:text-brand">
            {contents.map((item) => (
              <li key={item}>{t(`box.${item}`)}</li>
            ))}
          </ul>
        </div>
      </div>
      {!isTestIncluded && kind === "tubes" && <p className="mt-3 text-quiet">{t("box.noTest")}</p>}
    </section>
  );
}
