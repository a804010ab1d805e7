import { Picture } from "@/components/pictures/picture";
import { LitterClips, LyingDog, Puppy } from "@/tools/pictures/films/litter-figures";
import { KitBox } from "@/tools/pictures/films/things";
import { darker } from "@/components/pictures/portrait/colour";
import { Hand, Head, type Look } from "./person";
import { Frame, Plant, Rosette } from "./room";

const look: Look = { skin: "#d59a72", hair: "#4b2f27", top: "#c2476f", legs: "#4f6284" };

/** A breeder on the floor with a mother dog and her four puppies. */
export function BreederPicture() {
  return (
    <Picture width={640} height={420}>
      <LitterClips />
      <path d="M0 0H640V420H0Z" fill="#f8e4d6" />
      <path d="M0 286H640V420H0Z" fill="#ecd0b8" />
      <path d="M0 280H640V288H0Z" fill="#fffaf3" />
      <ellipse cx={322} cy={366} rx={296} ry={46} fill="#dcebe6" />
      <ellipse cx={322} cy={366} rx={270} ry={38} stroke="#bcd8d3" strokeWidth={4} />
      <Wall />
      <g transform="translate(180 346)">
        <path d="M-150-8C-156-58 140-58 140-8 140 28-150 28-150-8Z" fill="#6f5288" />
        <ellipse cx={-5} cy={-16} rx={132} ry={26} fill="#b79bcb" />
        <g transform="translate(0 -8) scale(1.24)">
          <LyingDog />
        </g>
        <g transform="translate(46 2) scale(.86)">
          <Puppy name="blue" />
        </g>
        <path d="M-150-8C-146 20 136 20 140-8 144 34-154 34-150-8Z" fill="#8c6ba5" />
      </g>
      <g transform="translate(438 384)">
        <Breeder />
      </g>
      <g transform="translate(296 402)">
        <Puppy name="green" />
      </g>
      <g transform="translate(578 400) scale(.9)">
        <KitBox />
      </g>
    </Picture>
  );
}

function Wall() {
  return (
    <>
      <g transform="translate(96 52)">
        <Frame width={132} height={96}>
          <path
            d="M24 48H44M44 26V70M44 26H62M44 70H62M62 15V37M62 60V81M62 15H76M62 37H76M62 60H76M62 81H76"
            stroke="#d9b99b"
            strokeWidth={3}
          />
          <path
            d="M16 48h.1M54 26h.1M54 70h.1M84 15h.1M84 37h.1M84 60h.1M84 81h.1"
            stroke="#be185d"
            strokeWidth={11}
          />
          <path d="M96 15H116M96 37H110M96 60H118M96 81H112" stroke="#d9b99b" strokeWidth={4} />
        </Frame>
      </g>
      <g transform="translate(282 74)">
        <Rosette colour="#be185d" />
      </g>
      <g transform="translate(330 100)">
        <Rosette colour="#3b6fb0" />
      </g>
      <g transform="translate(590 288)">
        <Plant />
      </g>
    </>
  );
}

function Breeder() {
  const { skin, top, legs } = look;
  const sleeve = darker(top, 0.1);
  return (
    <g>
      <ellipse cy={4} rx={132} ry={10} fill="#201a26" opacity={0.12} />
      <g transform="translate(0 -196) rotate(-5)">
        <Head {...look} style="bun" />
      </g>
      <path d="M-50-40C-60-110-58-158-38-176-16-188 16-188 38-176 58-158 60-110 50-40Z" fill={top} />
      <path d="M-18-183C-14-164 14-164 18-183 8-176-8-176-18-183Z" fill={skin} />
      <path d="M-34-44-98-26M34-44 98-26" stroke={legs} strokeWidth={48} />
      <path d="M-40-64H40V-8H-40Z" fill={legs} />
      <path d="M-98-20-10-8M98-20 16-6" stroke={darker(legs, 0.12)} strokeWidth={36} />
      <path d="M-14-8 26-4" stroke={darker(legs, 0.22)} strokeWidth={30} strokeLinecap="butt" />
      <path d="M18-18C30-22 52-14 56-4 56 6 22 8 14 4 10-4 12-14 18-18Z" fill="#fffaf3" />
      <path d="M-18-16C-30-20-52-12-56-2-56 8-22 10-14 6-10-2-12-12-18-16Z" fill="#f1e6d6" />
      <path d="M40-160C66-134 78-106 70-88" stroke={top} strokeWidth={32} />
      <path d="M71-90 26-72" stroke={sleeve} strokeWidth={30} />
      <g transform="translate(0 -40) scale(1.05)">
        <Puppy name="red" />
      </g>
      <path d="M-40-160C-66-134-80-106-72-88" stroke={top} strokeWidth={32} />
      <path d="M-73-88-32-64" stroke={sleeve} strokeWidth={30} />
      <g transform="translate(-18 -62) rotate(18)">
        <Hand skin={skin} />
      </g>
      <g transform="translate(22 -70) matrix(-1 0 0 1 0 0) rotate(14)">
        <Hand skin={skin} />
      </g>
    </g>
  );
}
