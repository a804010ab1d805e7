import { Picture } from "@/components/pictures/picture";

/** The paw of the logo. It takes the colour of the text: pages refer to `#mark`, as an image could not. */
export function BrandMarkPicture() {
  return (
    <Picture width={32} height={32}>
      <g id="mark" fill="currentColor">
        <BrandMarkShapes />
      </g>
    </Picture>
  );
}

/** 32 × 32. */
export function BrandMarkShapes() {
  return (
    <>
      <path d="M16 15c5 0 9 5 9 9 0 3-2 4-4 4s-3-1-5-1-3 1-5 1-4-1-4-4c0-4 4-9 9-9Z" />
      <ellipse cx={5.5} cy={14} rx={2.8} ry={3.8} />
      <ellipse cx={12} cy={8} rx={2.8} ry={4} />
      <ellipse cx={20} cy={8} rx={2.8} ry={4} />
      <ellipse cx={26.5} cy={14} rx={2.8} ry={3.8} />
    </>
  );
}
