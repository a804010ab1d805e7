import type { ReactElement } from "react";
import type { films } from "@/lib/domain/shop/films";
import { FlatHand, people, PinchingHand } from "./hands";
import { LyingDog, puppies, Puppy, type PuppyName } from "./litter-figures";
import { Move } from "./motion";
import { Clock, Label, Pen, Ring, Room, Sleeve, Stopwatch, Swab } from "./things";

const person = people.blue;
const room = { wall: "#dcebe6", floor: "#c9ded4" } as const;
const table = { wall: "#f3ead9", floor: "#dfc4a2", at: 120 } as const;

export const litterScenes = {
  apart: <Apart />,
  label: <WriteLabel />,
  first: <First />,
  store: <Store />,
  next: <Next />,
  done: <Done />,
} as const satisfies Readonly<Record<keyof typeof films.litter, ReactElement>>;

interface PuppiesProps {
  readonly at: readonly [number, number, number];
  readonly y: number;
  readonly scale: number;
}

function Puppies({ at, y, scale }: PuppiesProps) {
  return (Object.keys(puppies) as readonly PuppyName[]).map((name, index) => (
    <Move key={name} motion="shift" at={0.3 + index * 0.25} seconds={0.7} times={2} y={-5}>
      <g transform={`translate(${at[index]} ${y}) scale(${scale})`}>
        <Puppy name={name} />
      </g>
    </Move>
  ));
}

/** Puppies in their box, the mother behind a gate. */
function Apart() {
  return (
    <>
      <Room {...room} at={128} />
      <g transform="translate(160 42)">
        <Clock turn={-180} seconds={2.4} />
      </g>
      <path d="M10 130H152V176H10Z" fill="#a9825c" />
      <Puppies at={[36, 81, 126]} y={170} scale={0.78} />
      <path d="M6 146H156L150 190H12Z" fill="#c79b6d" />
      <path d="M8 158H154" stroke="#a9825c" strokeWidth={2.5} />
      <g transform="translate(232 182) scale(.74)">
        <LyingDog />
      </g>
      <path
        d="M172 150V192M310 150V192M195 152V188M218 152V188M241 152V188M264 152V188M287 152V188"
        stroke="#fffaf3"
        strokeWidth={5}
      />
      <path d="M172 152H310M172 186H310" stroke="#fffaf3" strokeWidth={7} />
    </>
  );
}

function WriteLabel() {
  return (
    <>
      <Room {...table} />
      <g transform="translate(72 172) scale(1.5)">
        <Puppy name="red" />
      </g>
      <g transform="translate(196 150) rotate(-4) scale(1.1)">
        <Label mark={puppies.red.ribbon} />
      </g>
      <Move motion="come" seconds={0.5} x={90} y={60}>
        <Move motion="shift" at={0.5} seconds={0.4} times={5} x={-8} y={2}>
          <g transform="translate(210 130)">
            <PinchingHand person={person}>
              <Pen />
            </PinchingHand>
          </g>
        </Move>
      </Move>
    </>
  );
}

/** A puppy on the table, held by one hand and swabbed by the other; its sleeve lies ready. */
function Swabbing({ name, at = 0 }: { readonly name: PuppyName; readonly at?: number }) {
  return (
    <>
      <g transform="translate(290 132) scale(.85)">
        <Sleeve mark={puppies[name].ribbon} />
      </g>
      <Move motion="come" at={at} seconds={0.7} x={-190}>
        <g transform="translate(132 184) scale(1.75)">
          <Puppy name={name} />
        </g>
        <g transform="translate(112 142) matrix(-1 0 0 1 0 0) rotate(10)">
          <FlatHand person={person} />
        </g>
      </Move>
      <Move motion="appear" at={at + 1.1} seconds={0.2}>
        <ellipse cx={146} cy={111} rx={7} ry={5} fill="#8f3f4c" />
      </Move>
      <Move motion="come" at={at + 0.7} seconds={0.6} x={120} y={30}>
        <Move motion="swing" at={at + 1.3} seconds={0.7} times={3} degrees={6} around={[146, 111]}>
          <g transform="translate(197 120) rotate(10)">
            <PinchingHand person={person}>
              <g transform="translate(-50 0)">
                <Swab length={58} />
              </g>
            </PinchingHand>
          </g>
        </Move>
      </Move>
    </>
  );
}

function First() {
  return (
    <>
      <Room {...table} />
      <Swabbing name="red" />
      <g transform="translate(42 44)">
        <Stopwatch>
          <Move motion="draw" at={1.2} seconds={2}>
            <Ring />
          </Move>
        </Stopwatch>
      </g>
    </>
  );
}

/** The swab goes into the sleeve with the mark of its puppy. */
function Store() {
  return (
    <>
      <Room {...table} />
      <g transform="translate(60 176) scale(1.4)">
        <Puppy name="red" />
      </g>
      <g transform="translate(176 190) scale(1.5)">
        <Sleeve mark={puppies.red.ribbon}>
          <Move motion="come" at={0.3} seconds={1.4} y={-50}>
            <g transform="translate(0 -106) rotate(90)">
              <g transform="matrix(-1 0 0 1 60 0)">
                <Swab />
              </g>
            </g>
          </Move>
        </Sleeve>
      </g>
      <Move motion="come" at={0.3} seconds={1.4} y={-75}>
        <g transform="translate(178 30) rotate(12)">
          <PinchingHand person={person} />
        </g>
      </Move>
    </>
  );
}

function Next() {
  return (
    <>
      <Room {...table} />
      <Move motion="show" seconds={0.01}>
        <Move motion="leave" at={0.1} seconds={0.8} x={-170}>
          <g transform="translate(60 176) scale(1.4)">
            <Puppy name="red" />
          </g>
        </Move>
      </Move>
      <Swabbing name="blue" at={0.9} />
    </>
  );
}

function Done() {
  const names = Object.keys(puppies) as readonly PuppyName[];
  return (
    <>
      <Room {...room} at={120} />
      <g transform="translate(0 -22)">
        <Puppies at={[62, 160, 258]} y={148} scale={0.95} />
      </g>
      {names.map((name, index) => (
        <Move key={name} motion="come" at={0.2 + index * 0.5} seconds={0.6} y={90}>
          <g transform={`translate(${62 + index * 98 - 33} 158) rotate(90) scale(.72)`}>
            <Sleeve mark={puppies[name].ribbon} />
          </g>
        </Move>
      ))}
    </>
  );
}
