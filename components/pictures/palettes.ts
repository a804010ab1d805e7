import type { CoatColour } from "@/lib/domain/shop/pictures";

export interface Palette {
  readonly coat: string;
  readonly shade: string;
  readonly light: string;
}

/**
 * Colours of each coat: fur, shade for ears and stripes, light part around the mouth, background. Black is a dark grey,
 * so that eyes and nose stay visible.
 */
export const palettes = {
  black: { coat: "#4a4a55", shade: "#34343d", light: "#6b6b78", behind: "#f6e3d0" },
  chocolate: { coat: "#7d5340", shade: "#5c3a2b", light: "#b58a70", behind: "#f6e3d0" },
  red: { coat: "#c97b41", shade: "#a65d2a", light: "#f0cfa6", behind: "#dcebe6" },
  gold: { coat: "#dcab66", shade: "#bd8641", light: "#f5e1bd", behind: "#dcebe6" },
  cream: { coat: "#efdcb9", shade: "#d3b584", light: "#fbf3e2", behind: "#c9ded9" },
  white: { coat: "#f6f1e8", shade: "#d9d0c1", light: "#ffffff", behind: "#bcd8d3" },
  blue: { coat: "#8b97a5", shade: "#69757f", light: "#c6cfd7", behind: "#f8e4d6" },
  fawn: { coat: "#cda981", shade: "#8d6a4c", light: "#ecd9bf", behind: "#dcebe6" },
} as const satisfies Readonly<Record<CoatColour, object>>;

/** Colours shared by all animals. */
export const features = { dark: "#2b2530", shine: "#ffffff", tongue: "#e58a8f", ear: "#e9b6ab" } as const;
