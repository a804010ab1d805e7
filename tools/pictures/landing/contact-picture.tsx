import { Picture } from "@/components/pictures/picture";
import { CatClips, SleepingCat } from "@/tools/pictures/films/cat-figure";
import { DogClips, SittingDog } from "@/tools/pictures/films/dog-figure";
import { Mug } from "@/tools/pictures/films/things";
import { PawPrint } from "@/tools/pictures/paw-print";
import { darker } from "@/components/pictures/portrait/colour";
import { Head, type Look, Torso } from "./person";
import { OfficeTable, Frame, Letter } from "./room";

const look: Look = { skin: "#9a6544", hair: "#2b2530", top: "#d98a63", legs: "#d98a63" };

/** Somebody answers letters at a desk, beside a sleeping cat and a dog that waits. */
export function ContactPicture() {
  return (
    <Picture width={640} height={420}>
      <CatClips />
      <DogClips />
      <path d="M0 0H640V420H0Z" fill="#e3e7f1" />
      <path d="M0 326H640V420H0Z" fill="#cdd4e4" />
      <path d="M0 320H640V328H0Z" fill="#fffaf3" />
      <Wall />
      <g transform="translate(300 312)">
        <g transform="translate(0 -188) rotate(4)">
          <Head {...look} style="bun" />
        </g>
        <Torso {...look} />
        <path d="M-54-132C-84-96-86-58-70-30M54-132C84-96 86-58 70-30" stroke={look.top} strokeWidth={34} />
        <path d="M-72-34-44-12M72-34 44-12" stroke={darker(look.top, 0.1)} strokeWidth={30} />
      </g>
      <g transform="translate(0 290)">
        <OfficeTable />
      </g>
      <g transform="translate(300 292)">
        <Laptop />
      </g>
      <g transform="translate(118 292)">
        <SleepingCat />
      </g>
      <g transform="translate(424 294)">
        <Mug colour="#be185d" />
      </g>
      <g transform="translate(532 398) scale(1.12)">
        <SittingDog />
      </g>
    </Picture>
  );
}

function Wall() {
  return (
    <>
      <g transform="translate(74 52)">
        <Frame width={116} height={88}>
          <path
            d="M58 36c13 0 24 13 24 24 0 8-6 11-12 11-5 0-8-3-12-3s-7 3-12 3c-6 0-12-3-12-11 0-11 11-24 24-24Z"
            fill="#be185d"
          />
          <path d="M32 38v4M49 24v5M67 24v5M84 38v4" stroke="#be185d" strokeWidth={10} />
        </Frame>
      </g>
      <g transform="translate(540 84) rotate(-9) scale(1.3)">
        <Letter />
      </g>
      <g transform="translate(436 132) rotate(10)">
        <Letter />
      </g>
    </>
  );
}

/** From behind; the middle of its foot at 0, 0. */
function Laptop() {
  return (
    <g>
      <path d="M-84-6H84L92 2H-92Z" fill="#93a7b5" />
      <path d="M-78-92H78L84-4H-84Z" fill="#d8e2e8" />
      <path d="M40-92H78L84-4H48Z" fill="#b9c8d2" />
      <PawPrint transform="translate(0 -46) scale(.7)" />
    </g>
  );
}
