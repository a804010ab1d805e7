/** Traits that several breeds share. */

export const retriever = { skull: "medium", muzzle: "medium", ear: "drop-short", tongue: true } as const;
export const feathered = { edge: "tufts", extras: ["ruff"] } as const;
export const labrador = { ...retriever, coat: "gold" } as const;
export const poodle = { skull: "fine", muzzle: "long", ear: "drop-curly", extras: ["topknot"] } as const;
export const curly = {
  skull: "round",
  muzzle: "short",
  ear: "drop-curly",
  edge: "curls",
  tongue: true,
} as const;
export const dachshund = { skull: "fine", muzzle: "long", ear: "drop-long", coat: "mahogany" } as const;
export const blackAndTan = {
  coat: "black",
  snout: "tan",
  cheeks: "tan",
  brows: "tan",
  chest: "tan",
} as const;
export const rust = {
  coat: "black",
  snout: "mahogany",
  cheeks: "mahogany",
  brows: "mahogany",
  chest: "mahogany",
} as const;
export const tricolour = {
  coat: "black",
  snout: "white",
  cheeks: "tan",
  brows: "tan",
  chest: "white",
  blaze: "narrow",
} as const;
export const schnauzer = {
  skull: "medium",
  muzzle: "medium",
  ear: "button",
  extras: ["beard", "eyebrows"],
} as const;
export const cavalier = { skull: "round", muzzle: "small", ear: "drop-feathered", eyes: "dark" } as const;
export const cocker = { skull: "medium", muzzle: "medium", ear: "drop-feathered", eyes: "dark" } as const;
export const pointer = {
  ...retriever,
  skull: "medium",
  muzzle: "medium",
  ear: "drop-short",
  tongue: false,
} as const;
export const bull = { skull: "heavy", muzzle: "flat" } as const;
export const spitz = {
  skull: "wedge",
  muzzle: "small",
  ear: "small-prick",
  edge: "tufts",
  extras: ["mane"],
} as const;
export const sled = {
  skull: "wedge",
  muzzle: "medium",
  ear: "prick",
  face: "white",
  snout: "white",
  chest: "white",
  ...feathered,
} as const;
export const collie = {
  skull: "fine",
  muzzle: "long",
  ear: "semi-prick",
  snout: "white",
  chest: "white",
  blaze: "narrow",
  ...feathered,
} as const;
export const longHaired = {
  skull: "round",
  muzzle: "small",
  ear: "drop-feathered",
  extras: ["curtain"],
} as const;
export const mastiff = { skull: "heavy", muzzle: "broad", ear: "drop-short" } as const;
export const chihuahua = { skull: "round", muzzle: "small", ear: "bat", coat: "fawn", eyes: "dark" } as const;
export const dane = { skull: "medium", muzzle: "broad", ear: "drop-short" } as const;
export const sighthound = { skull: "fine", muzzle: "long", ear: "rose" } as const;
export const pug = {
  skull: "round",
  muzzle: "flat",
  ear: "button",
  extras: ["wrinkles"],
  eyes: "dark",
} as const;
export const boxer = {
  ...mastiff,
  muzzle: "short",
  mask: "black",
  chest: "white",
  blaze: "narrow",
  extras: ["wrinkles"],
} as const;
