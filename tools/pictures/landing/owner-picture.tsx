import { Picture } from "@/components/pictures/picture";
import { CatClips, RefusingCat } from "@/tools/pictures/films/cat-figure";
import { DogClips, SittingDog } from "@/tools/pictures/films/dog-figure";
import { Swab } from "@/tools/pictures/films/things";
import { darker } from "@/components/pictures/portrait/colour";
import { Hand, Head, type Look } from "./person";
import { Frame, Plant } from "./room";

const look: Look = { skin: "#e3b08d", hair: "#a4582f", top: "#5b78a8", legs: "#3f4a66" };

/** An owner on the sofa with a swab, a dog with the envelope, and a reluctant cat. */
export function OwnerPicture() {
  return (
    <Picture width={640} height={420}>
      <CatClips />
      <DogClips />
      <path d="M0 0H640V420H0Z" fill="#f3ead9" />
      <path d="M0 300H640V420H0Z" fill="#e3cda9" />
      <path d="M0 294H640V302H0Z" fill="#fffaf3" />
      <Wall />
      <g transform="translate(604 302)">
        <Plant />
      </g>
      <ellipse cx={300} cy={384} rx={290} ry={30} fill="#f7dfe4" />
      <Sofa />
      <g transform="translate(464 296) matrix(-1 0 0 1 0 0)">
        <RefusingCat />
      </g>
      <g transform="translate(272 300)">
        <Owner />
      </g>
      <g transform="translate(126 396) scale(1.02)">
        <SittingDog />
        <Envelope />
      </g>
    </Picture>
  );
}

function Wall() {
  return (
    <>
      <path d="M60 36H190V156H60Z" fill="#fffaf3" />
      <path d="M68 44H182V148H68Z" fill="#bcd8e6" />
      <circle cx={152} cy={74} r={17} fill="#f3d68c" />
      <path d="M68 148C84 116 112 108 128 128 146 112 166 118 182 148Z" fill="#a9cdb8" />
      <path d="M125 44V148M68 96H182" stroke="#fffaf3" strokeWidth={6} />
      <g transform="translate(430 42)">
        <Frame width={70} height={56}>
          <path
            d="M35 22c9 0 16 9 16 16 0 5-4 7-8 7-3 0-5-2-8-2s-5 2-8 2c-4 0-8-2-8-7 0-7 7-16 16-16Z"
            fill="#be185d"
          />
          <path d="M18 22v3M29 13v4M41 13v4M52 22v3" stroke="#be185d" strokeWidth={7} />
        </Frame>
      </g>
    </>
  );
}

function Sofa() {
  return (
    <>
      <path d="M176 372V392M536 372V392" stroke="#8a5f3c" strokeWidth={12} />
      <path d="M166 176C170 150 196 146 220 146H500C530 146 546 154 548 180V330H166Z" fill="#d98a63" />
      <path d="M356 150V290" stroke={darker("#d98a63", 0.14)} strokeWidth={4} />
      <path
        d="M176 286C176 268 356 268 356 286V330H176ZM356 286C356 268 538 268 538 286V330H356Z"
        fill="#e39f7b"
      />
      <path d="M356 276V326" stroke={darker("#d98a63", 0.14)} strokeWidth={4} />
      <path d="M156 324H558V374H156Z" fill="#c9704a" />
      <path
        d="M136 246C136 216 190 216 190 246V376H136ZM524 246C524 216 578 216 578 246V376H524Z"
        fill="#d07c54"
      />
    </>
  );
}

function Owner() {
  const { skin, top, legs } = look;
  return (
    <g>
      <ellipse cy={92} rx={62} ry={6} fill="#201a26" opacity={0.12} />
      <path d="M-26 6-30 70M26 6 30 70" stroke={darker(legs, 0.12)} strokeWidth={34} />
      <path d="M-26-26-28 8M26-26 28 8" stroke={legs} strokeWidth={46} />
      <path
        d="M-58 90C-58 72-44 66-30 66S-10 74-10 90ZM12 90C12 74 18 66 32 66S60 72 60 90Z"
        fill="#fffaf3"
      />
      <g transform="translate(6 -154) rotate(10)">
        <Head {...look} style="bob" />
      </g>
      <path
        d="M-48-8C-58-60-56-112-34-132-16-144 18-144 36-132 56-112 58-60 48-8 40 2-40 2-48-8Z"
        fill={top}
      />
      <path d="M-15-140C-12-124 16-124 20-140 10-134-6-134-15-140Z" fill={skin} />
      <path d="M-36-116C-60-92-72-60-62-42" stroke={top} strokeWidth={30} />
      <path d="M-62-42-30-24" stroke={darker(top, 0.1)} strokeWidth={28} />
      <g transform="translate(-18 -18) rotate(20)">
        <Hand skin={skin} />
      </g>
      <path d="M36-116C56-100 66-86 70-70" stroke={top} strokeWidth={30} />
      <path d="M70-70 92-84" stroke={darker(top, 0.1)} strokeWidth={26} />
      <path d="M96-87 104-93" stroke={skin} strokeWidth={17} />
      <g transform="translate(152 -128) rotate(142)">
        <Swab length={54} />
      </g>
      <g transform="translate(110 -97) rotate(-38)">
        <Hand skin={skin} />
      </g>
    </g>
  );
}

/** In the dog's mouth. */
function Envelope() {
  return (
    <g transform="translate(0 -112) rotate(-5)">
      <path d="M-34-6H34V36H-34Z" fill="#fffaf3" />
      <path d="M-34-6 0 18 34-6" stroke="#d9b99b" strokeWidth={3} />
      <circle cy={18} r={6} fill="#be185d" />
    </g>
  );
}
