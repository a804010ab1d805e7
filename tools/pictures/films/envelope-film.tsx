import type { ReactElement } from "react";
import type { films } from "@/lib/domain/shop/films";
import { SittingDog } from "./dog-figure";
import { people, PinchingHand } from "./hands";
import { Move } from "./motion";
import { bars, Clock, DryingSwabs, Mug, Room, Sleeve, Swab } from "./things";

const person = people.teal;
const table = { wall: "#e3e7f1", floor: "#dfc4a2", at: 140 } as const;

export const envelopeScenes = {
  dry: <Dry />,
  sleeve: <FillSleeves />,
  compare: <Compare />,
  pack: <Pack />,
  post: <Post />,
} as const satisfies Readonly<Record<keyof typeof films.envelope, ReactElement>>;

function Dry() {
  return (
    <>
      <Room {...table} />
      <g transform="translate(116 180) scale(1.4)">
        <Mug>
          <DryingSwabs />
        </Mug>
      </g>
      <g transform="translate(236 66) scale(1.4)">
        <Clock turn={-60} seconds={2.4} />
      </g>
    </>
  );
}

/** The stick down, so that only fingers touch it. */
function Falling({ at }: { readonly at: number }) {
  return (
    <Move motion="come" at={at} seconds={1} y={-60}>
      <g transform="translate(0 -40) rotate(-90)">
        <Swab />
      </g>
    </Move>
  );
}

function FillSleeves() {
  return (
    <>
      <Room {...table} />
      <g transform="translate(96 186) scale(1.35)">
        <Sleeve>
          <Falling at={0.2} />
        </Sleeve>
      </g>
      <g transform="translate(184 186) scale(1.35)">
        <Sleeve>
          <Falling at={1.3} />
        </Sleeve>
      </g>
      <Move motion="come" at={1.3} seconds={1} y={-81}>
        <g transform="translate(186 44) rotate(8)">
          <PinchingHand person={person} />
        </g>
      </Move>
    </>
  );
}

/** Barcodes of kit and sleeves are the same. */
function Compare() {
  return (
    <>
      <Room {...table} at={110} />
      <path d="M28 60H148V156H28Z" fill="#be185d" />
      <path d="M120 60H148V156H120Z" fill="#9d174d" />
      <path d="M40 92H110V138H40Z" fill="#fffaf3" />
      <path
        d={bars}
        transform="translate(48 100) scale(2 2.400)"
        stroke="#3b3540"
        strokeWidth={1.8}
        strokeLinecap="butt"
      />
      {[200, 266].map((x, index) => (
        <g key={x} transform={`translate(${x} 172) scale(1.5)`}>
          <Sleeve />
          <Move motion="appear" at={0.8 + index * 0.8} seconds={0.4}>
            <circle cy={-52} r={11} fill="#0f766e" />
            <path d="m-5-52 4 4 7-8" stroke="#fff" strokeWidth={3} />
          </Move>
        </g>
      ))}
    </>
  );
}

const pink = "#be185d";

function Pack() {
  return (
    <>
      <Room {...table} at={120} />
      <Move motion="vanish" at={2.1} seconds={0.3}>
        <path d="M70 104 150 44Q160 36 170 44L250 104Z" fill="#e4d3ba" />
      </Move>
      <path d="M70 104H250V184H70Z" fill="#d9c3ae" />
      <Move motion="leave" at={0.9} seconds={1} y={66}>
        <g transform="translate(132 170) rotate(-4)">
          <Sleeve />
        </g>
        <g transform="translate(186 170) rotate(4)">
          <Sleeve />
        </g>
      </Move>
      <path d="M70 104 160 150 250 104V184A8 8 0 0 1 242 192H78A8 8 0 0 1 70 184Z" fill="#fffaf3" />
      <path d="M74 188 142 141M246 188 178 141" stroke="#d9c3ae" strokeWidth={3} />
      <path d="M66 192H254V204H66Z" fill={table.floor} />
      <Move motion="show" at={2.1} seconds={0.3}>
        <path d="M70 104 152 162Q160 168 168 162L250 104Z" fill="#f4ead9" />
        <path d="M70 104 152 162Q160 168 168 162L250 104" stroke="#d9c3ae" strokeWidth={3} />
        <circle cx={160} cy={154} r={11} fill={pink} />
      </Move>
    </>
  );
}

function Post() {
  return (
    <>
      <Room wall="#dcebe6" floor="#c5d6c3" at={158} />
      <g transform="translate(72 190) scale(.8)">
        <SittingDog wags={6} />
      </g>
      <path d="M160 176H196V190H160Z" fill="#6d1238" />
      <path d="M140 60C140 34 214 34 214 60V178H140Z" fill={pink} />
      <path d="M196 44C208 46 214 52 214 60V178H196Z" fill="#9d174d" />
      <path d="M148 84H190V116H148Z" fill="#fbe3ea" />
      <path d="m150 87 19 15 19-15" stroke={pink} strokeWidth={3} />
      <path d="M205 68V124" stroke="#4a0c27" strokeWidth={6} />
      <clipPath id="slot">
        <path d="M205 0H320V200H205Z" />
      </clipPath>
      <g clipPath="url(#slot)">
        <Move motion="come" at={0.3} seconds={1} x={120} y={50}>
          <Move motion="leave" at={1.5} seconds={1} x={-52}>
            <path d="M184 72H262V118H184Z" fill="#fffaf3" />
            <path d="m186 75 37 24 37-24" stroke="#d9c3ae" strokeWidth={3} />
            <circle cx={223} cy={98} r={6} fill={pink} />
            <g transform="translate(256 104)">
              <PinchingHand person={person} />
            </g>
          </Move>
        </Move>
      </g>
    </>
  );
}
