/** How a variant is passed on: autosomal or on the X, recessive, dominant or in between. */
export const inheritances = ["AR", "AD", "AID", "XR", "XD", "complex"] as const;

export type Inheritance = (typeof inheritances)[number];

export function isInheritance(text: string): text is Inheritance {
  return inheritances.some((known) => known === text);
}

/** How sure it is that a variant means what is said of it. */
const evidences = ["confirmed", "unconfirmed"] as const;

export function isEvidence(text: string): text is (typeof evidences)[number] {
  return evidences.some((known) => known === text);
}

export type Standing = "clear" | "carrier" | "affected";

interface Pairing {
  readonly sire: Standing;
  readonly dam: Standing;
  /** Four young stand for all: what each is on average. */
  readonly young: readonly { readonly sex?: "son" | "daughter"; readonly standing: Standing }[];
}

/** The pairing that explains a way of passing on best; the others need words. */
export const pairings = {
  AR: {
    sire: "carrier",
    dam: "carrier",
    young: [
      { standing: "clear" },
      { standing: "carrier" },
      { standing: "carrier" },
      { standing: "affected" },
    ],
  },
  AD: {
    sire: "affected",
    dam: "clear",
    young: [{ standing: "clear" }, { standing: "clear" }, { standing: "affected" }, { standing: "affected" }],
  },
  XR: {
    sire: "clear",
    dam: "carrier",
    young: [
      { sex: "daughter", standing: "clear" },
      { sex: "daughter", standing: "carrier" },
      { sex: "son", standing: "clear" },
      { sex: "son", standing: "affected" },
    ],
  },
} as const satisfies Partial<Record<Inheritance, Pairing>>;

export function isDrawn(inheritance: string): inheritance is keyof typeof pairings {
  return Object.hasOwn(pairings, inheritance);
}
