import { Picture } from "@/components/pictures/picture";
import { CatClips, RefusingCat } from "@/tools/pictures/films/cat-figure";
import { KitBox, Pen } from "@/tools/pictures/films/things";
import { darker } from "@/components/pictures/portrait/colour";
import { Hand, Head, type Look, Torso } from "./person";
import { OfficeTable, Frame, Plant, Sheet } from "./room";

const look: Look = { skin: "#e3b08d", hair: "#5a3a28", top: "#5b78a8", legs: "#5b78a8" };

/** Somebody fills in a form, and a cat has sat down on the others. */
export function FormsPicture() {
  return (
    <Picture width={640} height={420}>
      <CatClips />
      <path d="M0 0H640V420H0Z" fill="#f3ead9" />
      <path d="M0 342H640V420H0Z" fill="#e3cda9" />
      <path d="M0 336H640V344H0Z" fill="#fffaf3" />
      <Wall />
      <g transform="translate(248 306)">
        <g transform="translate(8 -190) rotate(9)">
          <Head {...look} style="bob" />
        </g>
        <Torso {...look} />
      </g>
      <g transform="translate(0 300)">
        <OfficeTable />
      </g>
      <Paper />
      <Arms />
      <g transform="translate(466 300)">
        <Pile />
        <g transform="translate(0 -20) scale(1.24)">
          <RefusingCat />
        </g>
      </g>
      <g transform="translate(92 302) scale(.92)">
        <KitBox />
      </g>
    </Picture>
  );
}

function Wall() {
  return (
    <>
      <g transform="translate(56 46)">
        <Frame width={96} height={124}>
          <g transform="translate(10 10)">
            <Sheet width={76} height={104} />
          </g>
        </Frame>
      </g>
      <path d="M404 122H596V134H404Z" fill="#b98a5e" />
      <path d="M420 60H444V122H420Z" fill="#be185d" />
      <path d="M446 70H466V122H446Z" fill="#2f7f79" />
      <path d="M468 56H496V122H468Z" fill="#f3d68c" />
      <path d="M424 76H440M450 84H462M473 74H491M473 84H491" stroke="#fffaf3" strokeWidth={4} />
      <g transform="translate(552 124) scale(.62)">
        <Plant />
      </g>
    </>
  );
}

/** On the desk, seen at an angle. */
function Paper() {
  return (
    <g>
      <path d="M176 292 338 292 350 312 160 312Z" fill="#fffaf3" />
      <path d="M188 297H246" stroke="#be185d" strokeWidth={4} />
      <path d="M184 304H236M252 304H300" stroke="#d9b99b" strokeWidth={3} />
    </g>
  );
}

function Arms() {
  const { skin, top } = look;
  const sleeve = darker(top, 0.1);
  return (
    <>
      <path d="M194 178C166 210 164 246 178 268" stroke={top} strokeWidth={34} />
      <path d="M178 268 204 286" stroke={sleeve} strokeWidth={30} />
      <g transform="translate(222 294)">
        <Hand skin={skin} />
      </g>
      <path d="M302 178C332 208 338 240 326 262" stroke={top} strokeWidth={34} />
      <path d="M326 262 304 276" stroke={sleeve} strokeWidth={30} />
      <g transform="translate(270 274)">
        <Pen />
      </g>
      <g transform="translate(286 284) matrix(-1 0 0 1 0 0) rotate(16)">
        <Hand skin={skin} />
      </g>
    </>
  );
}

/** Sheets that lie on each other. */
function Pile() {
  return (
    <g>
      <path d="M-82-4H74L80 4H-78Z" fill="#fffaf3" />
      <path d="M-76-12H84L78-4H-84Z" fill="#f1e6d6" />
      <path d="M-84-20H76L84-12H-78Z" fill="#fffaf3" />
    </g>
  );
}
