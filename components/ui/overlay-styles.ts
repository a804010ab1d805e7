export const backdropStyles =
  "fixed inset-0 z-40 bg-ink/50 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";
export const closeButtonStyles =
  "-mr-3 grid size-11 shrink-0 place-items-center rounded-box text-title-3 text-quiet hover:bg-sand hover:text-ink";
/** Popups next to their trigger. */
export const popupStyles =
  "rounded-box border border-line bg-card py-1 text-ink shadow-over transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";
