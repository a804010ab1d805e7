/** What a vet has to know before giving a medicine, operating or putting an animal under. */
export const vetFlags = ["drug", "anaesthetic", "bleeding"] as const;

export type VetFlag = (typeof vetFlags)[number];

/**
 * Genes by what they matter for. Left out because the animal seldom bleeds: KLKB1 (prekallikrein), F12 (factor XII) and
 * TUBB1, which only change laboratory values.
 */
const flagOfGene: Readonly<Record<string, VetFlag>> = {
  /** Drug pump of the blood-brain barrier: MDR1. */
  ABCB1: "drug",
  /** Malignant hyperthermia under gas anaesthetics. */
  RYR1: "anaesthetic",
  /** Von Willebrand disease. */
  VWF: "bleeding",
  /** Clotting factors. */
  F7: "bleeding",
  F8: "bleeding",
  F9: "bleeding",
  F11: "bleeding",
  /** Delayed bleeding after surgery (DEPOH). */
  SERPINF2: "bleeding",
  /** Platelets. */
  GP9: "bleeding",
  ITGA2B: "bleeding",
  P2RY12: "bleeding",
  ANO6: "bleeding",
  RASGRP2: "bleeding",
};

interface FlaggedTest {
  readonly gene: string | null;
  readonly kind: string;
}

export function vetFlagOf({ gene, kind }: FlaggedTest): VetFlag | null {
  return (kind === "disease" && gene !== null && flagOfGene[gene]) || null;
}
