"use client";

import { Drawing } from "@/components/content/drawing";
import { Quantity } from "@/components/ui/quantity-client";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import { isOnceOnly } from "@/lib/domain/once-only";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/pictures";
import { choiceQuery } from "@/lib/domain/profile-choice";
import { useShopDispatch } from "@/store/hooks";
import { changeQuantity } from "@/store/api/change-quantity";
import type { CartWords } from "./cart-words";
import { lineWords } from "./line-words";
import type { CartLine } from "./use-cart";

const nameLook = "text-ink no-underline hover:underline";

interface CartLineRowProps {
  readonly line: CartLine;
  readonly language: Language;
  readonly words: CartWords;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

export function CartLineRow({ line, language, words, isRemoving, onRemove }: CartLineRowProps) {
  const dispatch = useShopDispatch();
  const { newest, items, quantity, amount } = line;
  const { name, id: productId } = newest.product;
  const { currency } = newest;
  const ofThis = (text: string) => text.replace("{name}", () => name);
  // What the other items of the line hold stays: the newest takes the difference.
  const others = quantity - newest.quantity;
  const isOnce =
    Boolean(newest.customProfile) || isOnceOnly({ ...newest.metaData, typeId: newest.product.typeId });

  return (
    <li className="grid gap-3 py-4" data-cart-line={productId}>
      <div className="flex items-start gap-3 wide:gap-4">
        <Drawing src={pictureOf(newest)} kind="product" className="w-16 shrink-0 rounded-box wide:w-20" />
        <div className="min-w-0 flex-1">
          <ProductName line={line} />
          <LineFacts newest={newest} language={language} />
          {!newest.isSoldThere && <p className="font-medium text-affected">{lineWords(language).notSold}</p>}
          {quantity > 1 && (
            <p className="text-small text-quiet tabular-nums">
              {words.each.replace("{price}", () =>
                formatMoney({ amount: newest.unitAmount, currency }, language),
              )}
            </p>
          )}
        </div>
        <p className="font-semibold tabular-nums">{formatMoney({ amount, currency }, language)}</p>
      </div>
      <div className="flex items-end justify-between gap-4">
        <Quantity
          label={ofThis(words.quantity)}
          isLabelHidden
          lessLabel={ofThis(words.less)}
          moreLabel={ofThis(words.more)}
          min={others + 1}
          max={isOnce ? others + 1 : Math.min(limits.quantityMax, others + limits.quantityMax)}
          quantity={quantity}
          onQuantity={(next) =>
            dispatch(changeQuantity({ itemId: newest.id, productId, quantity: next - others }))
          }
        />
        <button
          type="button"
          data-remove={items.length}
          aria-label={ofThis(words.removeNamed)}
          aria-disabled={isRemoving || undefined}
          onClick={isRemoving ? undefined : onRemove}
          className="-mr-3 h-11 rounded-box px-3 text-small text-quiet underline underline-offset-4 hover:text-ink aria-disabled:no-underline"
        >
          {isRemoving ? words.removing : words.remove}
        </button>
      </div>
    </li>
  );
}

/** Whom it is for, and what somebody has written beside it. */
function LineFacts({
  newest: { animal, note },
  language,
}: Pick<CartLine, "newest"> & { readonly language: Language }) {
  const words = lineWords(language);
  return (
    <>
      {animal && <p className="wrap-anywhere">{words.animal.replace("{name}", () => animal.name)}</p>}
      {note && (
        <p className="text-small wrap-anywhere text-quiet">{words.note.replace("{note}", () => note)}</p>
      )}
    </>
  );
}

/** What somebody has put together is for one kind of animal, though it is sold as one product for both. */
const pictureOf = ({ product, customProfile }: CartLine["newest"]) =>
  pictures.product({ id: product.id, species: customProfile?.species ?? product.species });

/** A profile that somebody has put together says what is inside, and leads to where that is chosen. */
function ProductName({ line: { newest } }: Pick<CartLineRowProps, "line">) {
  const { product, metaData, customProfile } = newest;
  if (!customProfile)
    return (
      <p className="font-medium">
        <a href={paths.product(product)} className={nameLook}>
          {product.name}
        </a>
      </p>
    );
  const { species, name, tests } = customProfile;
  const profile = metaData.customProfileId;
  return (
    <>
      <p className="font-medium">
        {profile === null ? (
          product.name
        ) : (
          <a href={paths.buildProfile(species) + choiceQuery({ profile })} className={nameLook}>
            {product.name}
          </a>
        )}
      </p>
      {name !== null && <p className="wrap-anywhere">{name}</p>}
      <p className="line-clamp-4 text-small text-quiet">{tests.map((test) => test.name).join(", ")}</p>
    </>
  );
}
