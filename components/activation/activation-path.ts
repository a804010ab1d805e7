import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { ActivationStep } from "@/store/slices/activation-steps";

export const activationPath = (step: ActivationStep) => `${fixedPaths.activate}?step=${step}`;

export const activatedPath = (token: string) => `${fixedPaths.activate}/complete?activation=${token}`;
