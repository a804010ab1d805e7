/** What a club registers a show for. Each is a kind of approval. */
export const showKinds = ["shows", "sponsorship"] as const;

export type ShowKind = (typeof showKinds)[number];

export const showStates = [
  "requested",
  "approved",
  "kits-sent",
  "held",
  "closed",
  "declined",
  "withdrawn",
] as const;

export type ShowState = (typeof showStates)[number];

/** States on the way of a show that takes place. Without swab kits, none are sent. */
export const showSteps = ["requested", "approved", "kits-sent", "held", "closed"] as const;

/** States that an admin sets; approving and declining happen in the approvals queue. */
export const showMoves = ["kits-sent", "held", "closed", "withdrawn"] as const;

export type ShowMove = (typeof showMoves)[number];

/** Discount of the code for exhibitors. */
export const exhibitorDiscountPercent = 15;

/** Days after the show on which the code still works. */
export const exhibitorCodeDays = 30;

export const showLimits = {
  entries: 20_000,
  kits: 500,
  /** Shows of one user that wait for a decision. */
  requested: 10,
} as const;

interface MovableShow {
  readonly state: ShowState;
  readonly kits: number;
}

/** The next states an admin can choose. */
export function listMoves({ state, kits }: MovableShow): readonly ShowMove[] {
  if (state === "approved") return kits > 0 ? ["kits-sent", "withdrawn"] : ["held", "withdrawn"];
  if (state === "kits-sent") return ["held"];
  return state === "held" ? ["closed"] : [];
}
