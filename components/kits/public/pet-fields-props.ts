import type { useCallForm } from "@/components/form/use-call-form";
import type { PetForm } from "@/lib/config/kits/activation";
import type { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import type { SpeciesName } from "@/lib/domain/species";
import type { User } from "@/store/api/account/user";
import type { Named } from "@/store/slices/activation-record";
import type { PetValues } from "./pet-values";

export type PetCallForm = Pick<
  ReturnType<typeof useCallForm<typeof activationRoutes.aboutMyPet, PetValues, object>>,
  "hook" | "field"
>;

export interface PetFieldsProps {
  readonly form: PetCallForm;
  /** Without a kit neither breed nor date of birth is required. */
  readonly petForm: PetForm | "optional";
  /** Null if the kit is for both species: then it is asked. */
  readonly species: SpeciesName | null;
  readonly breed: Named | undefined;
  readonly onBreed: (breed: Named | undefined) => void;
  /** Barcodes of the kit, comma-separated. */
  readonly barcodes: string | undefined;
  readonly user: User | undefined;
  readonly country: string;
}
