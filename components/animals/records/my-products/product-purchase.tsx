import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { LinkButton } from "@/components/links/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { limits } from "@/lib/config/limits";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { paths } from "@/lib/navigation/paths";
import { AddToCart } from "@/components/shop/public/add-to-cart-client";
import { MyProductSlot } from "./my-product-slot-client";
import { slotStyles } from "./slot-styles";

interface ProductPurchaseProps {
  readonly product: Product;
}

/**
 * Order form. A product for one animal has a form with the user's animals; guests see the plain form, or for an
 * upgrade a prompt to sign in.
 */
export function ProductPurchase({ product }: ProductPurchaseProps) {
  const t = translate("products");
  if (!product.isAnimalRequired)
    return (
      <>
        <PurchaseForm product={product} />
        <MyProductSlot productId={product.id} part="notes">
          <MemberSkeleton part="notes" />
        </MyProductSlot>
      </>
    );
  return (
    <MyProductSlot productId={product.id} part="order">
      <div data-for="visitor">
        {product.hasUpgradeOption ? (
          <SignInPrompt product={product} text={t("member.signInToOrder")} />
        ) : (
          <PurchaseForm product={product} />
        )}
      </div>
      <MemberSkeleton part="order" />
    </MyProductSlot>
  );
}

function PurchaseForm({ product }: Omit<ProductPurchaseProps, "t">) {
  return (
    <ClientMessages areas={["products.addToCart"]}>
      <AddToCart
        productId={product.id}
        productName={product.name}
        quantityMax={limits.quantityMax}
        price={product.price}
      />
    </ClientMessages>
  );
}

interface SignInPromptProps extends Omit<ProductPurchaseProps, "messages"> {
  readonly text: string;
}

/** After signing in the user returns to the product. */
export function SignInPrompt({ product, text }: SignInPromptProps) {
  const t = translate("products");
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <p>{text}</p>
      <LinkButton href={paths.loginFor(paths.product(product))}>{t("member.signIn")}</LinkButton>
    </div>
  );
}

/** Placeholder for signed-in users, as high as the section that will replace it. */
export function MemberSkeleton({ part }: { readonly part: keyof typeof slotStyles }) {
  const t = translate("products");
  return (
    <div data-for="member">
      <div className={slotStyles[part]}>
        <Skeleton label={t("member.loading")} />
      </div>
    </div>
  );
}
