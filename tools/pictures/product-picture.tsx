import type { BoughtPicture } from "@/lib/domain/shop/pictures";
import type { ProductMotif } from "@/lib/domain/shop/product-motif";
import { BoughtItem } from "./bought-pictures";
import { Kit } from "./kit-picture";
import { Motif, motifColours } from "./motif-picture";
import { Picture } from "@/components/pictures/picture";

interface ProductPictureProps {
  readonly item: BoughtPicture;
  /** Omitted for goods, which are not about an organ or trait. */
  readonly motif?: ProductMotif;
}

const plainBackground = "#f3ead9";

/** What a buyer gets, in the wide format of lists, with what it is about. */
export function ProductPicture({ item, motif }: ProductPictureProps) {
  const drawing = item === "kit" ? <Kit /> : <BoughtItem item={item} />;
  if (motif === undefined)
    return (
      <Picture width={320} height={200}>
        <path d="M0 0h320v200H0Z" fill={plainBackground} />
        <circle cx={160} cy={98} r={88} fill="#fff" opacity={0.45} />
        <g transform="translate(44 10) scale(.73)">{drawing}</g>
      </Picture>
    );
  return (
    <Picture width={320} height={200}>
      <path d="M0 0h320v200H0Z" fill={motifColours[motif].background} />
      <circle cx={206} cy={92} r={76} fill="#fff" opacity={0.75} />
      <g transform="translate(152 38) scale(1.08)">
        <Motif motif={motif} />
      </g>
      <g transform="translate(8 78) scale(.48)">{drawing}</g>
    </Picture>
  );
}
