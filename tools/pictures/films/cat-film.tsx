import type { ReactElement } from "react";
import type { films } from "@/lib/domain/shop/films";
import { darker } from "@/components/pictures/portrait/colour";
import { RefusingCat, SleepingCat, WalkingCat, WrappedCat } from "./cat-figure";
import { FlatHand, people, PinchingHand } from "./hands";
import { Move } from "./motion";
import { DryingSwabs, Mug, Ring, Room, Stopwatch, Swab } from "./things";

const person = people.rose;
const room = { wall: "#f7dfe4", floor: "#ebc9cd" } as const;

export const catScenes = {
  rest: <Rest />,
  refuse: <Refuse />,
  wrap: <Wrap />,
  swab: <TakeSwab />,
  again: <Again />,
  leave: <Leave />,
} as const satisfies Readonly<Record<keyof typeof films.cat, ReactElement>>;

function Rest() {
  return (
    <>
      <Room {...room} at={140} />
      <path d="M20 20H110V110H20Z" fill="#fffaf3" />
      <path d="M26 26H104V104H26Z" fill="#bcd8e6" />
      <Move motion="come" seconds={2.4} x={-14}>
        <circle cx={82} cy={48} r={13} fill="#f3d68c" />
      </Move>
      <path d="M65 26V104M26 65H104" stroke="#fffaf3" strokeWidth={5} />
      <ellipse cx={190} cy={178} rx={116} ry={14} fill="#201a26" opacity={0.1} />
      <path d="M80 156C80 136 300 136 300 156 308 192 72 192 80 156Z" fill="#8c6ba5" />
      <path d="M88 154C100 142 280 142 292 154 272 166 108 166 88 154Z" fill="#a585bd" />
      <g transform="translate(194 160)">
        <SleepingCat />
      </g>
    </>
  );
}

function Refuse() {
  return (
    <>
      <Room {...room} />
      <ellipse cx={130} cy={184} rx={110} ry={16} fill="#d9aab2" />
      <g transform="translate(122 184)">
        <RefusingCat />
      </g>
      <Move motion="come" seconds={0.8} x={120} y={30}>
        <Move motion="shift" at={1.1} seconds={0.6} times={3} x={9} y={2}>
          <g transform="translate(238 98) rotate(10)">
            <PinchingHand person={person}>
              <g transform="translate(-52 0)">
                <Swab />
              </g>
            </PinchingHand>
          </g>
        </Move>
      </Move>
    </>
  );
}

/** The person behind the cat, without a head. */
function Lap() {
  const { sleeve } = person;
  return (
    <>
      <path d="M0 0H320V200H0Z" fill="#f3ead9" />
      <path d="M66-20C84 40 88 110 80 204H240C232 110 236 40 254-20Z" fill={sleeve} />
      <path d="M130-20C136 14 184 14 190-20Z" fill={person.skin} />
      <path d="M20 204C24 164 70 150 110 160L160 172 210 160C250 150 296 164 300 204Z" fill="#4f6284" />
      <path d="M160 172V204" stroke={darker("#4f6284", 0.2)} strokeWidth={3} />
    </>
  );
}

/** The arm that holds the towel. */
function HoldingArm() {
  const { sleeve, skin } = person;
  return (
    <>
      <path d="M68-24C14 60 36 132 92 146" stroke={darker(sleeve, 0.12)} strokeWidth={36} />
      <path d="M100 147 122 149" stroke={skin} strokeWidth={24} />
      <path d="M120 140 144 140M122 148 148 149M120 156 142 158" stroke={skin} strokeWidth={9} />
      <path d="M124 144 144 144.500M124 152.500 144 153.500" stroke={darker(skin, 0.16)} strokeWidth={1.5} />
      <path d="M92 128 92 164" stroke={darker(sleeve, 0.25)} strokeWidth={7} />
    </>
  );
}

function Wrap() {
  return (
    <>
      <Lap />
      <g transform="translate(160 186)">
        <WrappedCat mood="cross" />
      </g>
      <Move motion="come" at={0.2} seconds={1} x={-40} y={30}>
        <HoldingArm />
      </Move>
      <Move motion="come" at={0.4} seconds={1} x={40} y={30}>
        <g transform="matrix(-1 0 0 1 320 0)">
          <HoldingArm />
        </g>
      </Move>
    </>
  );
}

function TakeSwab() {
  return (
    <>
      <Lap />
      <g transform="translate(160 197) scale(1.05)">
        <WrappedCat />
      </g>
      <HoldingArm />
      <path d="M252-24C300 30 336 80 340 160" stroke={darker(person.sleeve, 0.12)} strokeWidth={36} />
      <Move motion="appear" at={0.5} seconds={0.2}>
        <ellipse cx={175} cy={102} rx={7} ry={5} fill="#8f3f4c" />
      </Move>
      <Move motion="come" seconds={0.7} x={90} y={40}>
        <Move motion="swing" at={0.8} seconds={0.8} times={4} degrees={6} around={[178, 104]}>
          <g transform="translate(224 118) rotate(17)">
            <PinchingHand person={person}>
              <g transform="translate(-48 0)">
                <Swab length={56} />
              </g>
            </PinchingHand>
          </g>
        </Move>
      </Move>
      <g transform="translate(44 48)">
        <Stopwatch>
          <Move motion="draw" at={0.8} seconds={2.8}>
            <Ring share={0.5} />
          </Move>
        </Stopwatch>
      </g>
    </>
  );
}

function Again() {
  return (
    <>
      <Lap />
      <g transform="translate(160 197) scale(1.05)">
        <WrappedCat mood="asleep" />
      </g>
      <HoldingArm />
      <Move motion="come" seconds={0.6} x={60} y={-80}>
        <Move motion="shift" at={0.6} seconds={0.9} times={3} x={14} y={-5}>
          <g transform="translate(160 44) rotate(-52)">
            <FlatHand person={person} />
          </g>
        </Move>
      </Move>
      <g transform="translate(44 48)">
        <Stopwatch>
          <Ring share={0.5} />
        </Stopwatch>
      </g>
    </>
  );
}

function Leave() {
  return (
    <>
      <Room {...room} />
      <g transform="translate(256 186)">
        <Mug>
          <DryingSwabs />
        </Mug>
      </g>
      <Move motion="come" seconds={2.8} x={90}>
        <g transform="translate(120 182)">
          <WalkingCat />
        </g>
      </Move>
    </>
  );
}
