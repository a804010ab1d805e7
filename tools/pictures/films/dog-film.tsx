import type { ReactElement } from "react";
import type { films } from "@/lib/domain/shop/films";
import { BulgingCheek, ClosedLip, DogProfile, RaisedLip, SittingDog } from "./dog-figure";
import { FlatHand, people, PinchingHand, ThumbHand } from "./hands";
import { Move } from "./motion";
import { DryingSwabs, KitBox, Label, Mug, Pen, Ring, Room, Stopwatch, Swab } from "./things";

const person = people.teal;
const room = { wall: "#f8e4d6", floor: "#ecd3bf" } as const;

export const dogScenes = {
  prepare: <Prepare />,
  sit: <Sit />,
  lift: <Lift />,
  roll: <Roll />,
  dry: <Dry />,
} as const satisfies Readonly<Record<keyof typeof films.dog, ReactElement>>;

/** Kit and mug on a table; the label is written before anything else. */
function Prepare() {
  return (
    <>
      <Room wall="#dcebe6" floor="#e2c9a8" at={128} />
      <Move motion="come" seconds={0.7} x={-140}>
        <g transform="translate(74 148)">
          <KitBox />
        </g>
      </Move>
      <Move motion="come" at={0.3} seconds={0.6} y={-150}>
        <g transform="translate(262 140)">
          <Mug />
        </g>
      </Move>
      <g transform="translate(160 176) rotate(-4) scale(1.1)">
        <Label />
      </g>
      <Move motion="come" at={0.8} seconds={0.5} x={90} y={60}>
        <Move motion="shift" at={1.2} seconds={0.4} times={4} x={-8} y={2}>
          <g transform="translate(176 154)">
            <PinchingHand person={person}>
              <Pen />
            </PinchingHand>
          </g>
        </Move>
      </Move>
    </>
  );
}

function Sit() {
  return (
    <>
      <Room {...room} />
      <Rug />
      <g transform="translate(130 182) scale(.84)">
        <SittingDog />
      </g>
      <Move motion="come" seconds={0.6} x={120} y={40}>
        <Move motion="shift" at={0.6} seconds={0.8} times={3} x={5} y={18}>
          <g transform="translate(148 106)">
            <FlatHand person={person} />
          </g>
        </Move>
      </Move>
    </>
  );
}

function Lift() {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill="#dcebe6" />
      <g transform="translate(50 0)">
        <DogProfile
          lift={
            <>
              <ClosedLip />
              <Move motion="appear" at={1} seconds={0.3}>
                <RaisedLip />
              </Move>
            </>
          }
        />
        <Move motion="come" seconds={0.8} x={40} y={90}>
          <g transform="translate(108 118)">
            <ThumbHand person={person} />
          </g>
        </Move>
      </g>
      <Move motion="come" at={1.5} seconds={0.9} x={-110} y={30}>
        <g transform="translate(92 146) matrix(-1 0 0 1 0 0) rotate(16)">
          <PinchingHand person={person}>
            <g transform="translate(-62 0)">
              <Swab length={86} />
            </g>
          </PinchingHand>
        </g>
      </Move>
    </>
  );
}

function Roll() {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill="#dcebe6" />
      <g transform="translate(50 0)">
        <DogProfile lift={<ClosedLip />} />
      </g>
      <Move motion="swing" at={0.3} seconds={0.8} times={5} degrees={6} around={[152, 128]}>
        <g transform="translate(92 146) matrix(-1 0 0 1 0 0) rotate(16)">
          <PinchingHand person={person}>
            <path d="M-58 0H20" stroke="#d9b99b" strokeWidth={4} />
          </PinchingHand>
        </g>
      </Move>
      <g transform="translate(50 0)">
        <Move motion="shift" at={0.3} seconds={0.8} times={5} x={-2} y={-2}>
          <BulgingCheek />
        </Move>
      </g>
      <g transform="translate(48 48)">
        <Stopwatch>
          <Move motion="draw" at={0.3} seconds={3.8}>
            <Ring />
          </Move>
        </Stopwatch>
      </g>
    </>
  );
}

function Dry() {
  return (
    <>
      <Room {...room} />
      <Rug />
      <g transform="translate(150 182) scale(.84)">
        <SittingDog wags={6} />
      </g>
      <g transform="translate(48 188)">
        <Mug>
          <Move motion="come" at={0.2} seconds={0.7} y={-90}>
            <DryingSwabs />
          </Move>
        </Mug>
      </g>
      <Move motion="come" at={1} seconds={0.8} x={150} y={20}>
        <g transform="translate(206 92) rotate(4)">
          <PinchingHand person={person}>
            <Treat />
          </PinchingHand>
        </g>
      </Move>
    </>
  );
}

const Rug = () => <ellipse cx={150} cy={184} rx={128} ry={20} fill="#dcb9a6" />;

function Treat() {
  return (
    <path
      d="M-8-7a6 6 0 0 1 6 4H8a6 6 0 1 1 0 7H-2a6 6 0 1 1-9-5 6 6 0 0 1 3-6Z"
      transform="translate(-9 3) rotate(8)"
      fill="#b9683a"
    />
  );
}
