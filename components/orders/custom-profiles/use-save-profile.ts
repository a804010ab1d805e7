import { useMutationCall } from "@/components/form/use-mutation-call";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import { paths } from "@/lib/navigation/paths";
import { formatProfileChoice } from "@/lib/domain/orders/profile-choice";
import { useShopSelector } from "@/store/hooks";
import type { Builder } from "./use-builder";
import { readProfileChoice, updateProfileChoice } from "./use-profile-choice";

/** Saving asks for a name. A guest's profile is saved and opened again, with the dialog, after signing in. */
export function useSaveProfile({ choice, save }: Builder) {
  const isLoggedIn = useShopSelector((state) => state.auth.isLoggedIn);
  const { isSending, failure, run } = useMutationCall({
    failure: customProfilesRoutes.addItems.failure,
  });

  async function saveForLogin() {
    const { ok } = await run(save());
    if (!ok) return;
    const back = formatProfileChoice({ ...readProfileChoice(), isSaving: true });
    window.location.assign(paths.loginFor(window.location.pathname + back));
  }

  return {
    isSending,
    failure,
    isDialogOpen: isLoggedIn && choice.isSaving === true,
    start: () => {
      if (isLoggedIn) updateProfileChoice({ ...choice, isSaving: true });
      else void saveForLogin();
    },
  };
}
