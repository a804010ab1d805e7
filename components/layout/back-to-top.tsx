import type { Words } from "@/lib/domain/words";

/** The browser itself scrolls there, and smoothly where motion is welcome. */
export function BackToTop({ words }: { readonly words: Words<"frame"> }) {
  return (
    <a
      href="#top"
      aria-label={words("backToTop")}
      className="invisible fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full bg-brand text-title-3 text-on-brand no-underline opacity-0 shadow-raised transition-opacity hover:bg-brand-strong hover:text-on-brand scrolled:visible scrolled:opacity-100"
    >
      ↑
    </a>
  );
}
