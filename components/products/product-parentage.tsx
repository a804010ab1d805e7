import type { Product } from "@/lib/contract/products/products.types";
import type { Words } from "@/lib/domain/words";
import { SignIn, Waiting } from "./buy";
import { OwnPlace } from "@/components/my-products/own-place-client";

interface ProductParentageProps {
  readonly product: Product;
  readonly words: Words<"product">;
}

/** Which profiles can be compared with which: for everybody in words, for who is signed in with their own animals. */
export function ProductParentage({ product, words }: ProductParentageProps) {
  const { parentage } = product;
  if (parentage === null) return null;
  const current = parentage.panels.find(({ isCurrent }) => isCurrent);
  const others = parentage.panels.filter(({ isCurrent }) => !isCurrent);
  return (
    <section aria-labelledby="parentage" className="mt-12">
      <h2 id="parentage">{words("parentage.title")}</h2>
      <div className="mt-2 grid max-w-text gap-2">
        {current && (
          <p>
            {words("parentage.current", {
              panel: current.name,
              least: current.leastCommon,
              count: current.markerCount,
            })}
          </p>
        )}
        {others.map(({ key, name }) => (
          <p key={key}>{words("parentage.other", { panel: name })}</p>
        ))}
        <p>{words("parentage.laboratories")}</p>
      </div>
      <h3 className="mt-6">{words("parentage.check")}</h3>
      <OwnPlace productId={product.id} part="guard">
        <div data-for="visitor">
          <SignIn product={product} text={words("own.signInToCheck")} words={words} />
        </div>
        <Waiting part="guard" words={words} />
      </OwnPlace>
    </section>
  );
}
