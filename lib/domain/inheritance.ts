/** Mode of inheritance: autosomal or X-linked; recessive, dominant, incomplete dominant. */
export const inheritances = ["AR", "AD", "AID", "XR", "XD", "complex"] as const;

export type Inheritance = (typeof inheritances)[number];

export function isInheritance(text: string): text is Inheritance {
  return inheritances.some((known) => known === text);
}

export type CarrierStatus = "clear" | "carrier" | "affected";

interface Pairing {
  readonly sire: CarrierStatus;
  readonly dam: CarrierStatus;
  /** Average outcome for four offspring. */
  readonly offspring: readonly { readonly sex?: "son" | "daughter"; readonly status: CarrierStatus }[];
}

/** The most instructive pairing for each mode of inheritance that can be drawn. */
export const pairings = {
  AR: {
    sire: "carrier",
    dam: "carrier",
    offspring: [{ status: "clear" }, { status: "carrier" }, { status: "carrier" }, { status: "affected" }],
  },
  AD: {
    sire: "affected",
    dam: "clear",
    offspring: [{ status: "clear" }, { status: "clear" }, { status: "affected" }, { status: "affected" }],
  },
  XR: {
    sire: "clear",
    dam: "carrier",
    offspring: [
      { sex: "daughter", status: "clear" },
      { sex: "daughter", status: "carrier" },
      { sex: "son", status: "clear" },
      { sex: "son", status: "affected" },
    ],
  },
} as const satisfies Partial<Record<Inheritance, Pairing>>;

export function hasPairing(inheritance: string): inheritance is keyof typeof pairings {
  return Object.hasOwn(pairings, inheritance);
}
