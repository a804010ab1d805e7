import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { limits } from "@/lib/config/limits";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";
import { AddToCart, type AddToCartMessages } from "@/components/shop/public/add-to-cart-client";
import { MyProductSlot } from "./my-product-slot-client";
import { slotStyles } from "./slot-styles";

interface ProductPurchaseProps {
  readonly product: Product;
  readonly messages: AddToCartMessages;
  readonly t: Translator<"products">;
}

/**
 * Order form. A product for one animal has a form with the user's animals; guests see the plain form, or for an
 * upgrade a prompt to sign in.
 */
export function ProductPurchase({ product, messages, t }: ProductPurchaseProps) {
  if (!product.isAnimalRequired)
    return (
      <>
        <PurchaseForm product={product} messages={messages} />
        <MyProductSlot productId={product.id} part="notes">
          <MemberSkeleton part="notes" t={t} />
        </MyProductSlot>
      </>
    );
  return (
    <MyProductSlot productId={product.id} part="order">
      <div data-for="visitor">
        {product.hasUpgradeOption ? (
          <SignInPrompt product={product} text={t("member.signInToOrder")} t={t} />
        ) : (
          <PurchaseForm product={product} messages={messages} />
        )}
      </div>
      <MemberSkeleton part="order" t={t} />
    </MyProductSlot>
  );
}

function PurchaseForm({ product, messages }: Omit<ProductPurchaseProps, "t">) {
  return (
    <AddToCart
      productId={product.id}
      productName={product.name}
      quantityMax={limits.quantityMax}
      price={product.price}
      messages={messages}
    />
  );
}

interface SignInPromptProps extends Omit<ProductPurchaseProps, "messages"> {
  readonly text: string;
}

/** After signing in the user returns to the product. */
export function SignInPrompt({ product, text, t }: SignInPromptProps) {
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <p>{text}</p>
      <LinkButton href={paths.loginFor(paths.product(product))}>{t("member.signIn")}</LinkButton>
    </div>
  );
}

interface MemberSkeletonProps {
  readonly part: keyof typeof slotStyles;
  readonly t: Translator<"products">;
}

/** Placeholder for signed-in users, as high as the section that will replace it. */
export function MemberSkeleton({ part, t }: MemberSkeletonProps) {
  return (
    <div data-for="member">
      <div className={slotStyles[part]}>
        <Skeleton label={t("member.loading")} />
      </div>
    </div>
  );
}
