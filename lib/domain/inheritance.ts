/** Mode of inheritance: autosomal or X-linked; recessive, dominant, incomplete dominant. */
export const inheritances = ["AR", "AD", "AID", "XR", "XD", "complex"] as const;

export type Inheritance = (typeof inheritances)[number];

export function isInheritance(text: string): text is Inheritance {
  return inheritances.some((known) => known === text);
}

export type CarrierStatus = "clear" | "carrier" | "affected";

/** How the copies of a variant are inherited by four average offspring. Not for variants on the X chromosome. */
export function litterOf(copies: number, mateCopies: number): readonly number[] {
  const gametes = (own: number) => [own > 0 ? 1 : 0, own > 1 ? 1 : 0] as const;
  return gametes(copies)
    .flatMap((own) => gametes(mateCopies).map((other) => own + other))
    .toSorted((a, b) => a - b);
}

/** What a number of copies means. Undefined where that depends on more than copies. */
export function statusOfCopies(inheritance: Inheritance, copies: number): CarrierStatus | undefined {
  if (inheritance !== "AR" && inheritance !== "AD" && inheritance !== "AID") return undefined;
  if (copies === 0) return "clear";
  return inheritance === "AR" && copies === 1 ? "carrier" : "affected";
}

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
