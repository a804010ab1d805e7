import { Picture } from "@/components/pictures/picture";
import { CatClips, SleepingCat } from "@/tools/pictures/films/cat-figure";
import { LitterClips, Puppy } from "@/tools/pictures/films/litter-figures";
import { DogClips, SittingDog } from "@/tools/pictures/films/dog-figure";
import { KitBox } from "@/tools/pictures/films/things";
import { darker } from "@/components/pictures/portrait/colour";
import { Plant, Sheet } from "./room";

const wood = "#b98a5e";

/** A dog and a puppy with an open book in front of the shelf, on which a cat sleeps. */
export function GuidesPicture() {
  return (
    <Picture width={640} height={420}>
      <CatClips />
      <DogClips />
      <LitterClips />
      <path d="M0 0H640V420H0Z" fill="#f8e4d6" />
      <path d="M0 330H640V420H0Z" fill="#ecd0b8" />
      <path d="M0 324H640V332H0Z" fill="#fffaf3" />
      <ellipse cx={330} cy={384} rx={286} ry={30} fill="#dcebe6" />
      <Shelf />
      <g transform="translate(330 108) scale(1.06)">
        <SleepingCat />
      </g>
      <g transform="translate(586 376) scale(1.1)">
        <Plant />
      </g>
      <g transform="translate(142 392) scale(1.26)">
        <SittingDog />
      </g>
      <g transform="translate(330 396)">
        <OpenBook />
      </g>
      <g transform="translate(484 398) scale(1.3)">
        <Puppy name="green" />
      </g>
    </Picture>
  );
}

const books: readonly (readonly [x: number, y: number, width: number, height: number, colour: string])[] = [
  [216, 204, 22, 76, "#be185d"],
  [240, 204, 18, 62, "#f3d68c"],
  [260, 204, 26, 70, "#2f7f79"],
  [288, 204, 16, 78, "#6d8fb5"],
  [306, 204, 24, 60, "#d98a63"],
  [432, 296, 20, 70, "#6f5288"],
  [454, 296, 26, 60, "#be185d"],
  [482, 296, 16, 74, "#5f9c86"],
  [500, 296, 22, 64, "#f3d68c"],
];

function Shelf() {
  return (
    <g>
      <path d="M196 108H536V336H196Z" fill={darker(wood, 0.34)} />
      <path d="M186 108H200V336H186ZM532 108H546V336H532Z" fill={darker(wood, 0.1)} />
      <path d="M178 104H554V118H178ZM200 204H532V214H200ZM200 296H532V306H200Z" fill={wood} />
      {books.map(([x, foot, width, height, colour]) => (
        <g key={`${x} ${foot}`}>
          <path d={`M${x} ${foot - height}H${x + width}V${foot}H${x}Z`} fill={colour} />
          <path
            d={`M${x + 5} ${foot - height + 14}H${x + width - 5}M${x + 5} ${foot - height + 22}H${x + width - 5}`}
            stroke="#fffaf3"
            strokeWidth={3}
          />
        </g>
      ))}
      <g transform="translate(432 204) scale(1.04)">
        <KitBox />
      </g>
      <g transform="translate(322 226) rotate(-3) scale(.62)">
        <Sheet width={88} height={108} />
      </g>
    </g>
  );
}

/** Lies on the floor; the middle of its foot at 0, 0. */
function OpenBook() {
  return (
    <g>
      <ellipse cy={2} rx={86} ry={7} fill="#201a26" opacity={0.12} />
      <path d="M-82-30 0-22 82-30 90 0 0 8-90 0Z" fill="#9d174d" />
      <path d="M0-22C-24-38-54-40-78-34L-86-4C-58-10-26-8 0 4Z" fill="#fffaf3" />
      <path d="M0-22C24-38 54-40 78-34L86-4C58-10 26-8 0 4Z" fill="#f1e6d6" />
      <path d="M-66-27C-48-30-30-28-16-22M-68-18C-50-21-30-19-16-12" stroke="#d9b99b" strokeWidth={3} />
      <path d="M20-22C32-28 50-30 66-27" stroke="#be185d" strokeWidth={4} />
      <path d="M18-12C32-19 50-21 68-18" stroke="#d9b99b" strokeWidth={3} />
    </g>
  );
}
