import type { ReactNode } from "react";
import type { Meaning } from "./meaning-styles";

/** Drawn, because few fonts have these signs and each system shows others instead. */
const shapes: Readonly<Record<Meaning, ReactNode>> = {
  clear: <circle cx="5" cy="5" r="4.2" />,
  carrier: (
    <>
      <circle cx="5" cy="5" r="3.7" fill="none" stroke="currentColor" />
      <path d="M5 1.3a3.7 3.7 0 0 0 0 7.4z" />
    </>
  ),
  affected: <path d="M5 .8 9.6 9.2H.4z" />,
  trait: <path d="M5 .4 9.6 5 5 9.6.4 5z" />,
  unknown: <path d="M5 .9 9.1 5 5 9.1.9 5z" fill="none" stroke="currentColor" />,
};

/** What a result means, by shape: for eyes that do not tell its colour. */
export function MeaningSymbol({ meaning }: { readonly meaning: Meaning }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="inline-block size-[0.7em] fill-current">
      {shapes[meaning]}
    </svg>
  );
}
