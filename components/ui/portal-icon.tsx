import { cn } from "./class-names";

const shapes = {
  paw: "M5 9.5a1.8 2.3 0 1 1-.1 0M9.5 4a1.8 2.4 0 1 1-.1 0M14.5 4a1.8 2.4 0 1 1-.1 0M19 9.5a1.8 2.3 0 1 1-.1 0M12 12.5c2.6 0 5 2.8 5 5s-2 3-5 2.2c-3 .8-5 0-5-2.2s2.4-5 5-5Z",
  tube: "M8 3h8M9.5 3v13a2.5 2.5 0 0 0 5 0V3M9.5 11h5",
  dna: "M7 3c0 6 10 6 10 12M17 3c0 6-10 6-10 12M7 15c0 3 1 5 2 6M17 15c0 3-1 5-2 6M8 5.5h8M8 12.5h8M7.5 17h9",
  card: "M3 6h18v12H3zM3 10h18M7 14.5h4",
  badge:
    "M12 3l2.6 2 3.2-.2.4 3.2 2.3 2.2-1.7 2.7.5 3.2-3.1.8L14.3 20 12 18.5 9.7 20l-1.9-3.1-3.1-.8.5-3.200L3.5 10.2 5.8 8l.4-3.200L9.4 5z M9 11.500l2.2 2.200L15.2 9.7",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
  user: "M12 12a4 4 0 1 0-.1 0M4.5 21c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  pause: "M12 3a9 9 0 1 0 .1 0M10 9v6M14 9v6",
  report: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  parcel: "M3.5 8 12 4l8.5 4v8.5L12 20.5l-8.5-4zM3.5 8l8.5 4 8.5-4M12 12v8.5",
  stack: "M12 4l8.5 4.5L12 13 3.5 8.5zM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5",
  flag: "M6 21V4M6 5h12l-2.5 3.5L18 12H6",
  home: "M4 11l8-7 8 7v9h-5.500v-5.500h-5V20H4z",
  bag: "M5 8h14l1 12H4zM9 8V7a3 3 0 0 1 6 0v1",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  more: "M4 7h16M4 12h16M4 17h16",
  hand: "M4 8h12l-3.5-3.5M20 16H8l3.5 3.5",
} as const;

export type PortalIconName = keyof typeof shapes;

/** Decorative: the text beside it says the same. */
export function PortalIcon({ name, className }: { name: PortalIconName; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={cn("line-icon size-6 stroke-[1.75]", className)}>
      <path d={shapes[name]} />
    </svg>
  );
}
