import { createContext, type CSSProperties, type ReactNode, use } from "react";

/** Second of the film at which a scene starts. In a picture of one scene nothing moves. */
export const SceneStart = createContext<number | undefined>(undefined);

/**
 * What a part does. Parts are drawn where a picture of the scene has them, and the motion leads there or away from there:
 * `come` from an offset, `leave` to an offset, `shift` to and fro, `swing` around a point, `turn` from an angle. What is
 * shown by `show` is not in the picture at rest.
 */
type Motion = "come" | "leave" | "shift" | "swing" | "turn" | "appear" | "show" | "vanish" | "draw" | "blink";

interface MoveProps {
  readonly motion: Motion;
  /** Seconds after the start of the scene. */
  readonly at?: number;
  readonly seconds: number;
  readonly x?: number;
  readonly y?: number;
  readonly degrees?: number;
  /** Point that stays where it is. */
  readonly around?: readonly [x: number, y: number];
  readonly times?: number;
  readonly children: ReactNode;
}

const easing: Readonly<Partial<Record<Motion, string>>> = {
  come: "ease-out",
  leave: "ease-in",
  draw: "linear",
};

const usesOffset: readonly Motion[] = ["come", "leave", "shift"];

export function Move(props: MoveProps) {
  const { motion, at = 0, seconds, x = 0, y = 0, degrees, around, times, children } = props;
  const start = use(SceneStart);
  const isHidden = motion === "show";
  if (start === undefined) return isHidden ? null : <g>{children}</g>;
  const ease = easing[motion] ?? "ease-in-out";
  const style = {
    animation: `${motion} ${seconds}s ${ease} ${round(start + at)}s ${times ?? 1} both`,
    ...(around && { transformOrigin: `${around[0]}px ${around[1]}px` }),
    // Both, because parts inside would inherit what is left out.
    ...(usesOffset.includes(motion) && { "--x": `${x}px`, "--y": `${y}px` }),
    ...(degrees !== undefined && { "--d": `${degrees}deg` }),
  } as CSSProperties;
  return (
    <g className="m" opacity={isHidden ? 0 : undefined} style={style}>
      {children}
    </g>
  );
}

export const round = (value: number) => Math.round(value * 100) / 100;

const offset = "translate(var(--x),var(--y))";

/** `clock` does nothing; its end is the end of the film. */
export const filmStyles = [
  `@keyframes come{0%{transform:${offset}}}`,
  `@keyframes leave{100%{transform:${offset}}}`,
  `@keyframes shift{50%{transform:${offset}}}`,
  "@keyframes swing{25%{transform:rotate(calc(var(--d)*-1))}75%{transform:rotate(var(--d))}}",
  "@keyframes turn{0%{transform:rotate(var(--d))}}",
  "@keyframes appear{0%{opacity:0}}",
  "@keyframes show{100%{opacity:1}}",
  "@keyframes vanish{100%{opacity:0}}",
  // Lines that are drawn have the length 1 and flat ends, which are not seen before they begin.
  "@keyframes draw{0%{stroke-dasharray:0 1}100%{stroke-dasharray:1 0}}",
  "@keyframes blink{50%{transform:scaleY(.1)}}",
  "@keyframes scene{0%{opacity:0}}",
  "@keyframes clock{0%{opacity:1}}",
  ".paused,.paused *{animation-play-state:paused!important}",
  "@media (prefers-reduced-motion:reduce){.m{animation:none!important}.scene{animation-duration:.01s!important}}",
].join("");
