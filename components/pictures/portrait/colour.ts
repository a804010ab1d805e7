/** Coats, as `#rrggbb`. Black is a dark grey: eyes and nose stay visible on it. */
export const fur = {
  black: "#3f3d46",
  charcoal: "#56555f",
  chocolate: "#6a4531",
  liver: "#7b4a33",
  mahogany: "#8f4a2a",
  red: "#b9683a",
  ginger: "#d08a4c",
  gold: "#dcab66",
  fawn: "#d8b384",
  sand: "#e3c79c",
  cream: "#f0e0c0",
  white: "#f8f4ec",
  ivory: "#f3e8d4",
  tan: "#c9884c",
  grey: "#a9adb3",
  silver: "#c9ccd0",
  blue: "#7e8995",
  slate: "#666f7b",
  taupe: "#a08d7e",
  lilac: "#bfb0a8",
  seal: "#4b3830",
  skin: "#e8c0ae",
  wheat: "#e2c193",
} as const;

export type Fur = keyof typeof fur;

export const darker = (colour: string, share: number) => mix(colour, "#201a26", share);
/** Warm coats become cream, as white would turn them pink; grey ones become white. */
export function lighter(colour: string, share: number): string {
  const isGrey = Math.abs(channel(colour, 0) - channel(colour, 2)) < 28;
  return mix(colour, isGrey ? "#ffffff" : "#fff0d2", share);
}

const channel = (colour: string, index: number) =>
  Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);

export function mix(from: string, to: string, share: number): string {
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(from, index) * (1 - share) + channel(to, index) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}

function luminance(colour: string): number {
  return channel(colour, 0) * 0.3 + channel(colour, 1) * 0.59 + channel(colour, 2) * 0.11;
}

/** Background on which a coat stands out. */
export function backgroundOf(coat: string): string {
  if (luminance(coat) > 205) return "#bcd8d3";
  return luminance(coat) > 130 ? "#dcebe6" : "#f6e3d0";
}

export const isDark = (colour: string) => luminance(colour) < 105;
