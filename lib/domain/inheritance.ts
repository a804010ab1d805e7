/** How a variant is passed on: autosomal or on the X, recessive, dominant or in between. */
export const inheritances = ["AR", "AD", "AID", "XR", "XD", "complex"] as const;

export type Inheritance = (typeof inheritances)[number];

export function isInheritance(text: string): text is Inheritance {
  return inheritances.some((known) => known === text);
}
