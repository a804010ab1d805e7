import { PictureCard, pictureCardsLook } from "@/components/content/picture-card";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import type { ShelfOffer } from "@/lib/contract/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { productPicture } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";

interface ShelfCardsProps {
  readonly offers: readonly ShelfOffer[];
  readonly language: Language;
  readonly words: Words<"shelf">;
}

/** The shelves of a side, each with what stands on it. Of an odd number the first is wide, so that rows are full. */
export function ShelfCards({ offers, language, words }: ShelfCardsProps) {
  const intro = ({ words: key, species }: ShelfOffer["shelf"]) =>
    words(`${key}.intro`, { species: species ?? "other" });
  // What is not sold in a country has a page, which says so, but no card.
  const filled = offers.filter(({ count }) => count > 0);
  const isOdd = filled.length % 2 === 1;
  return (
    <ul className={cn(pictureCardsLook, "mt-6 desk:grid-cols-4")}>
      {filled.map(({ shelf, count, from }, at) => (
        <PictureCard
          key={shelf.path}
          href={shelf.path}
          picture={productPicture(shelf.species ?? "both", at)}
          title={words(`${shelf.words}.name`)}
          {...(isOdd && at === 0 && { isWide: true, text: intro(shelf) })}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-quiet">{words("count", { count })}</span>
            {from && (
              <span className="text-lead font-semibold tabular-nums">
                {words("from", { price: formatMoney(from, language) })}
              </span>
            )}
          </p>
        </PictureCard>
      ))}
    </ul>
  );
}
