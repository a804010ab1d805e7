/** Generations between an animal that is clear by descent and the tested ones: errors add up with each. */
export const maxDescentGenerations = 2;

/** Why nothing is derived. */
export const descentObstacles = [
  "no-parents",
  "parentage-not-confirmed",
  "parents-not-shared",
  "nothing-clear",
] as const;

export type DescentObstacle = (typeof descentObstacles)[number];
