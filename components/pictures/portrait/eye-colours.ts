export type EyeColour = keyof typeof eyeColours;

export const eyeColours = {
  dark: "#4a2f22",
  brown: "#7a4a28",
  amber: "#c98a35",
  gold: "#e0ab3c",
  copper: "#cc7530",
  green: "#8fb35c",
  emerald: "#4fa873",
  hazel: "#b3963f",
  blue: "#6fb1dc",
  sapphire: "#3f86cf",
} as const;
