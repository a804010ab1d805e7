import type { Body } from "@/lib/contract/calls";
import type { SyntheticEvent } from "react";
import { useCallForm } from "@/components/form/use-call-form";
import { petValues, type PetValues, toPetBody } from "@/components/kits/public/pet-values";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";

interface AnimalFormOptions {
  readonly stored: PetValues | undefined;
  /** Guests sign in there instead of saving. */
  readonly loginPath: string | undefined;
  readonly onSaved: (name: string) => void;
}

/** The form of the animal. Guests are sent to sign in once it is valid. */
export function useAnimalForm({ stored, loginPath, onSaved }: AnimalFormOptions) {
  const form = useCallForm<typeof activationRoutes.addAnimal, PetValues, Body<"activation.updatePet">>({
    route: activationRoutes.addAnimal,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.pet("optional"),
    defaults: stored ?? petValues(),
    toBody: toPetBody,
    onSuccess: () => onSaved(form.hook.getValues("petName").trim()),
  });
  return {
    ...form,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      if (loginPath === undefined) form.submit(event);
      else void form.hook.handleSubmit(() => redirectTo(loginPath))(event);
    },
  };
}
