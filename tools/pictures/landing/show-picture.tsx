import { Picture } from "@/components/pictures/picture";
import { type DogLook, SittingDog } from "@/tools/pictures/films/dog-figure";
import { LitterClips, Puppy } from "@/tools/pictures/films/litter-figures";
import { KitBox, Swab } from "@/tools/pictures/films/things";
import { darker, fur } from "@/components/pictures/portrait/colour";
import { DogHeadClip } from "@/components/pictures/portrait/dog-portrait";
import { tricolour } from "@/components/pictures/portrait/dog-types";
import { Hand, Head, type Look, Torso } from "./person";
import { Rosette } from "./room";

const look: Look = { skin: "#d59a72", hair: "#6b6470", top: "#6f5288", legs: "#4f6284" };

const entrant: DogLook = {
  traits: {
    ...tricolour,
    skull: "medium",
    muzzle: "medium",
    ear: "drop-long",
    coat: "tan",
    ears: "mahogany",
  },
  clip: "s",
  coat: fur.tan,
  chest: fur.white,
  feet: fur.white,
  collar: "#be185d",
};

/** A swab day at a show: a dog on the table, its rosettes, and a puppy that is next. */
export function ShowPicture() {
  return (
    <Picture width={640} height={420}>
      <DogHeadClip traits={entrant.traits} id={entrant.clip} />
      <LitterClips />
      <path d="M0 0H640V420H0Z" fill="#dcebe6" />
      <path d="M0 322H640V420H0Z" fill="#a9cdb8" />
      <path d="M0 316H640V324H0Z" fill="#fffaf3" />
      <Hall />
      <g transform="translate(404 306)">
        <g transform="translate(-8 -190) rotate(-7)">
          <Head {...look} style="short" />
        </g>
        <Torso {...look} />
        <g transform="translate(-34 -112) scale(.5)">
          <Rosette colour="#e6b94d" />
        </g>
      </g>
      <Table />
      <g transform="translate(256 302) scale(1.02)">
        <SittingDog look={entrant} />
      </g>
      <Arms />
      <g transform="translate(508 302) scale(.9)">
        <KitBox />
      </g>
      <g transform="translate(68 404) scale(1.2)">
        <Puppy name="blue" />
      </g>
    </Picture>
  );
}

const flags = ["#be185d", "#f3d68c", "#2f7f79", "#fffaf3", "#6d8fb5", "#d98a63"] as const;

/** Bunting and the fence of the ring. */
function Hall() {
  return (
    <>
      <path d="M-6 26Q320 116 646 26" stroke="#fffaf3" strokeWidth={4} />
      {Array.from({ length: 11 }, (_, index) => {
        const at = 30 + index * 58;
        const drop = Math.round(26 + 45 * (1 - ((at - 320) / 326) ** 2));
        return (
          <path
            key={index}
            d={`M${at - 18} ${drop}H${at + 18}L${at} ${drop + 36}Z`}
            fill={flags[index % flags.length]}
          />
        );
      })}
      <path
        d="M-10 238H650M-10 278H650M60 226V318M220 226V318M420 226V318M580 226V318"
        stroke="#fffaf3"
        strokeWidth={8}
      />
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M128 314H612V398H128Z" fill="#be185d" />
      <path d="M480 314H612V398H480Z" fill="#9d174d" />
      <path d="M128 314H612V332H128Z" fill="#201a26" opacity={0.12} />
      <path d="M110 296H630C638 296 638 320 630 320H110C102 320 102 296 110 296Z" fill="#fffaf3" />
      <path d="M110 310H634C634 316 632 320 630 320H110C106 320 105 316 105 310Z" fill="#efe4d2" />
      <g transform="translate(196 352)">
        <Rosette colour="#e6b94d" />
      </g>
      <g transform="translate(258 352)">
        <Rosette colour="#3b6fb0" />
      </g>
      <g transform="translate(320 352)">
        <Rosette colour="#2f7f79" />
      </g>
    </>
  );
}

/** In front of the dog. */
function Arms() {
  const { skin, top } = look;
  return (
    <>
      <path d="M456 172C484 206 480 240 456 246" stroke={top} strokeWidth={34} />
      <path d="M454 246 404 226" stroke={skin} strokeWidth={22} />
      <path d="M456 246 428 236" stroke={darker(top, 0.12)} strokeWidth={34} />
      <path d="M404 226 346 200" stroke={skin} strokeWidth={20} />
      <g transform="translate(284 184) rotate(14)">
        <Swab length={64} />
      </g>
      <g transform="translate(342 198) rotate(204)">
        <Hand skin={skin} />
      </g>
    </>
  );
}
