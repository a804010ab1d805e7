import { Picture } from "@/components/pictures/picture";
import { CatClips, CatFaceOf } from "@/tools/pictures/films/cat-figure";
import { type DogLook, SittingDog } from "@/tools/pictures/films/dog-figure";
import { Swab } from "@/tools/pictures/films/things";
import { darker, fur } from "@/components/pictures/portrait/colour";
import { DogHeadClip } from "@/components/pictures/portrait/dog-portrait";
import { tricolour } from "@/components/pictures/portrait/dog-types";
import { Hand, Head, type Look } from "./person";
import { Frame } from "./room";

const look: Look = { skin: "#a9714b", hair: "#2b2530", top: "#2f7f79", legs: "#2f7f79" };

const patient: DogLook = {
  traits: {
    ...tricolour,
    skull: "medium",
    muzzle: "medium",
    ear: "drop-long",
    coat: "tan",
    ears: "mahogany",
  },
  clip: "v",
  coat: fur.tan,
  chest: fur.white,
  feet: fur.white,
  collar: "#3b6fb0",
};

/** A vet swabs a dog on the table, beside a cat in a carrier. */
export function VetPicture() {
  return (
    <Picture width={640} height={420}>
      <DogHeadClip traits={patient.traits} id="v" />
      <CatClips />
      <path d="M0 0H640V420H0Z" fill="#dcebe6" />
      <path d="M0 318H640V420H0Z" fill="#c3dad3" />
      <path d="M0 312H640V320H0Z" fill="#fffaf3" />
      <Wall />
      <g transform="translate(376 300)">
        <Vet />
      </g>
      <Table />
      <g transform="translate(234 300) scale(1.02)">
        <SittingDog look={patient} />
      </g>
      <Arms />
      <g transform="translate(530 300)">
        <Carrier />
      </g>
    </Picture>
  );
}

function Wall() {
  return (
    <>
      <g transform="translate(52 56)">
        <Frame width={92} height={124}>
          <path
            d="M30 22C30 50 62 50 62 78S30 98 30 106M62 22C62 50 30 50 30 78S62 98 62 106"
            stroke="#be185d"
            strokeWidth={5}
          />
          <path d="M34 34H58M40 44H52M40 58H52M33 70H59M33 84H59M40 94H52" stroke="#d9b99b" strokeWidth={3} />
        </Frame>
      </g>
      <path d="M470 152H620V164H470Z" fill="#b98a5e" />
      <path d="M484 112H516V152H484Z" fill="#fffaf3" />
      <path d="M484 124H516V138H484Z" fill="#2f7f79" />
      <path d="M526 98H552V152H526Z" fill="#f3d68c" />
      <path d="M526 94H552V106H526Z" fill="#c9704a" />
      <path d="M562 124H606V152H562Z" fill="#be185d" />
      <path d="M562 120H606V130H562Z" fill="#9d174d" />
      <path d="M578 142H590M584 136V148" stroke="#fbe3ea" strokeWidth={4} />
      <g transform="translate(-56 6)">
        <path d="M292-10V34" stroke="#6d8fb5" strokeWidth={5} />
        <path d="M258 62C262 74 322 74 326 62Z" fill="#f9e7b2" />
        <path d="M254 62C254 22 330 22 330 62Z" fill="#6d8fb5" />
      </g>
    </>
  );
}

function Vet() {
  const { skin, top } = look;
  return (
    <g>
      <g transform="translate(-14 -190) rotate(-9)">
        <Head {...look} style="short" />
      </g>
      <path d="M-66 124C-70-60-74-140-46-164-22-180 14-180 36-166 68-146 66-60 62 124Z" fill={top} />
      <path d="M-28-173-6-138 18-173C8-166-18-166-28-173Z" fill={skin} />
      <path d="M-30-174-6-134 20-174" stroke={darker(top, 0.2)} strokeWidth={5} />
      <path d="M-36-168C-42-124-26-98-10-92M24-171C34-130 22-100 8-92" stroke="#2b2530" strokeWidth={4.5} />
      <path d="M-10-92Q0-82 8-92M-2-88V-64" stroke="#2b2530" strokeWidth={4.5} />
      <circle cx={-2} cy={-56} r={9} fill="#c9ccd0" stroke="#2b2530" strokeWidth={3} />
      <path d="M-46-112H-24V-86H-46Z" fill={darker(top, 0.1)} />
      <path d="M-40-122V-104" stroke="#fffaf3" strokeWidth={4} />
    </g>
  );
}

/** In front of the dog. */
function Arms() {
  const { skin, top } = look;
  return (
    <>
      <path d="M418 150C450 190 446 226 424 236" stroke={top} strokeWidth={34} />
      <path d="M424 236 372 216" stroke={skin} strokeWidth={22} />
      <path d="M426 236 398 226" stroke={darker(top, 0.12)} strokeWidth={34} />
      <path d="M380 218 326 196" stroke={skin} strokeWidth={20} />
      <g transform="translate(262 180) rotate(14)">
        <Swab length={64} />
      </g>
      <g transform="translate(320 194) rotate(204)">
        <Hand skin={skin} />
      </g>
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M300 322H372V420H300Z" fill="#93a7b5" />
      <path d="M336 322H372V420H336Z" fill="#201a26" opacity={0.1} />
      <path d="M86 296H630C640 296 640 324 630 324H86C76 324 76 296 86 296Z" fill="#b9c8d2" />
      <path d="M86 296H630C636 296 638 304 637 308H79C78 304 80 296 86 296Z" fill="#d8e2e8" />
    </>
  );
}

/** With a reluctant cat. The middle of its foot is at 0, 0. */
function Carrier() {
  return (
    <g>
      <ellipse cy={1} rx={82} ry={5} fill="#201a26" opacity={0.12} />
      <path d="M-24-116C-24-136 24-136 24-116" stroke="#6f5288" strokeWidth={9} />
      <path d="M-78-6C-84-90-66-116-40-116H40C66-116 84-90 78-6 78 0-78 0-78-6Z" fill="#8c6ba5" />
      <path d="M-80-48H80V-40H-80Z" fill="#6f5288" />
      <path d="M-54-14C-58-80-46-98-28-98H28C46-98 58-80 54-14 54-10-54-10-54-14Z" fill="#3b2d4a" />
      <g transform="translate(-54 -110) scale(.54)">
        <CatFaceOf mood="cross" />
      </g>
      <path
        d="M-54-12H54C56-60 54-76 48-84M-36-94V-12M-12-98V-12M12-98V-12M36-94V-12"
        stroke="#e6e0ee"
        strokeWidth={3}
        opacity={0.55}
      />
    </g>
  );
}
