/** The tick above the heading of a completed step. */
export function SuccessMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 56" className="size-14 text-clear" fill="none">
      <circle cx="28" cy="28" r="26" fill="currentColor" opacity="0.12" />
      <path
        d="m17 29 8 8 15-17"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
