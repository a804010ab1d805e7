import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { limits } from "@/lib/config/limits";
import type { Product } from "@/lib/contract/products/products.types";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { AddToCart } from "./add-to-cart-client";
import { OwnPlace } from "@/components/my-products/own-place-client";
import { placeLook } from "@/components/my-products/place-look";

interface BuyProps {
  readonly product: Product;
  readonly words: Words<"product">;
}

/**
 * How a product is bought. What is about one animal of somebody's is ordered by a form that knows their animals; of
 * that, guests see the ordinary one, or for an upgrade that they have to sign in.
 */
export function Buy({ product, words }: BuyProps) {
  if (!product.isAnimalRequired)
    return (
      <>
        <Form product={product} words={words} />
        <OwnPlace productId={product.id} part="notes">
          <Waiting part="notes" words={words} />
        </OwnPlace>
      </>
    );
  return (
    <OwnPlace productId={product.id} part="order">
      <div data-for="visitor">
        {product.hasUpgradeOption ? (
          <SignIn product={product} text={words("own.signInToOrder")} words={words} />
        ) : (
          <Form product={product} words={words} />
        )}
      </div>
      <Waiting part="order" words={words} />
    </OwnPlace>
  );
}

function Form({ product, words }: BuyProps) {
  return (
    <AddToCart
      productId={product.id}
      productName={product.name}
      quantityMax={limits.quantityMax}
      price={product.price}
      words={{
        quantity: words("quantity"),
        less: words("less"),
        more: words("more"),
        add: words("add"),
        adding: words("adding"),
        // Which price is known only then: its place stays in the sentence.
        priceChanged: words("priceChanged", { price: "{price}" }),
      }}
    />
  );
}

/** Back to the product afterwards. */
export function SignIn({ product, text, words }: BuyProps & { readonly text: string }) {
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <p>{text}</p>
      <LinkButton href={paths.loginFor(paths.product(product))}>{words("own.signIn")}</LinkButton>
    </div>
  );
}

interface WaitingProps {
  readonly part: keyof typeof placeLook;
  readonly words: Words<"product">;
}

/** As high as what will come: for who is signed in, from the first moment on. */
export function Waiting({ part, words }: WaitingProps) {
  return (
    <div data-for="member">
      <div className={placeLook[part]}>
        <Skeleton label={words("own.loading")} />
      </div>
    </div>
  );
}
