/** The coloured bar, and what stands in it; the colour says who is looking. */
export const headerLook = {
  bar: "bg-brand text-on-brand [--ring:var(--color-on-brand)]",
  row: "mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3 wide:px-6",
  name: "text-title-3 font-bold tracking-tight text-on-brand no-underline hover:text-on-brand",
  link: "inline-block py-2 font-medium text-on-brand no-underline hover:text-on-brand hover:underline",
} as const;
