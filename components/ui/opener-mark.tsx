/** Says that more unfolds here. Drawn, since our letters have no such sign, and a page would wait for a second font. */
export function OpenerMark() {
  return (
    <span
      aria-hidden="true"
      className="inline-block h-1.5 w-2.5 shrink-0 self-center bg-current align-middle [clip-path:polygon(0_0,100%_0,50%_100%)]"
    />
  );
}
