/** Marks something that unfolds. Drawn, because our font has no such character and a fallback font would be loaded. */
export function ChevronIcon() {
  return (
    <span
      aria-hidden="true"
      className="inline-block h-1.5 w-2.5 shrink-0 self-center bg-current align-middle [clip-path:polygon(0_0,100%_0,50%_100%)]"
    />
  );
}
