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

export type CarrierStatus = "clear" | "carrier" | "affected";

interface Pairing {
  readonly sire: CarrierStatus;
  readonly dam: CarrierStatus;
  /** Four young stand for all: what each is on average. */
  readonly young: readonly { readonly sex?: "son" | "daughter"; readonly status: CarrierStatus }[];
}

/** The pairing that explains a way of passing on best; the others need words. */
export const pairings = {
  AR: {
    sire: "carrier",
    dam: "carrier",
    young: [
      { status: "clear" },
      { status: "carrier" },
      { status: "carrier" },
      { status: "affected" },
    ],
  },
  AD: {
    sire: "affected",
    dam: "clear",
    young: [{ status: "clear" }, { status: "clear" }, { status: "affected" }, { status: "affected" }],
  },
  XR: {
    sire: "clear",
    dam: "carrier",
    young: [
      { sex: "daughter", status: "clear" },
      { sex: "daughter", status: "carrier" },
      { sex: "son", status: "clear" },
      { sex: "son", status: "affected" },
    ],
  },
} as const satisfies Partial<Record<Inheritance, Pairing>>;

export function isDrawn(inheritance: string): inheritance is keyof typeof pairings {
  return Object.hasOwn(pairings, inheritance);
}
