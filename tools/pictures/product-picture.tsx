import type { BoughtPicture } from "@/lib/domain/pictures";
import { BoughtItem } from "./bought-pictures";
import { Kit } from "./kit-picture";
import { Picture } from "@/components/pictures/picture";

const backgrounds = ["#f7dfe4", "#f8e4d6", "#dcebe6", "#f3ead9", "#e3e7f1"] as const;

interface ProductPictureProps {
  readonly item: BoughtPicture;
  readonly number: number;
}

/** What a buyer gets, in the wide format of lists. Colours differ between neighbours. */
export function ProductPicture({ item, number }: ProductPictureProps) {
  return (
    <Picture width={320} height={200}>
      <path d="M0 0h320v200H0Z" fill={backgrounds[number % backgrounds.length]} />
      <circle cx={160} cy={98} r={88} fill="#fff" opacity={0.45} />
      <g transform="translate(44 10) scale(.73)">{item === "kit" ? <Kit /> : <BoughtItem item={item} />}</g>
    </Picture>
  );
}
