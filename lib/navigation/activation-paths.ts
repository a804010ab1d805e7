import { fixedPaths } from "./fixed-paths";
import { barcodePaths } from "./tool-paths";
import type { ActivationStep } from "@/lib/domain/kits/activation-steps";

export const activationPath = (step: ActivationStep) => `${fixedPaths.activate}?step=${step}`;

export const activatedPath = (token: string) => `${fixedPaths.activate}/complete?activation=${token}`;

interface CorrectedSample {
  readonly animalId: number;
  readonly token: string | null;
}

/** Where the reader corrects the details of a sample. */
export const correctionPath = ({ animalId, token }: CorrectedSample) =>
  token === null ? barcodePaths.correctAnimal(animalId) : activatedPath(token);
