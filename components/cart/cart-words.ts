import type frame from "@/messages/en/layout.json";
import type { Words } from "@/lib/domain/words";

export type CartWords = Readonly<(typeof frame)["cart"]>;

/** Ready to be put in where a line is shown: which product it is, only the browser knows. */
export function cartWords(words: Words<"frame">): CartWords {
  const named = { name: "{name}" };
  return {
    open: words("cart.open"),
    title: words("cart.title"),
    close: words("cart.close"),
    empty: words("cart.empty"),
    emptyHint: words("cart.emptyHint"),
    toStore: words("cart.toStore"),
    view: words("cart.view"),
    continue: words("cart.continue"),
    subtotal: words("cart.subtotal"),
    subtotalHint: words("cart.subtotalHint"),
    each: words("cart.each", { price: "{price}" }),
    quantity: words("cart.quantity", named),
    less: words("cart.less", named),
    more: words("cart.more", named),
    remove: words("cart.remove"),
    removeNamed: words("cart.removeNamed", named),
    removing: words("cart.removing"),
    removed: words("cart.removed", named),
    loading: words("cart.loading"),
    failed: words("cart.failed"),
    retry: words("cart.retry"),
  };
}
