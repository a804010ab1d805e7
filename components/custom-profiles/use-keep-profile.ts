import { type SendingWords } from "@/components/form/failure-words";
import { useSending } from "@/components/form/use-sending";
import { customProfilesRoutes } from "@/lib/contract/custom-profiles/custom-profiles.routes";
import type { CustomProfile } from "@/lib/contract/custom-profiles/custom-profiles.types";
import { paths } from "@/lib/navigation/paths";
import { choiceQuery } from "@/lib/domain/profile-choice";
import { useShopSelector } from "@/store/hooks";
import type { Builder } from "./use-builder";
import { changeChoice } from "./use-choice";

export const onlyId = ({ id }: CustomProfile) => ({ profile: id });

/** Saving asks for a name; a guest signs in before that, and finds the question waiting. */
export function useKeepProfile({ choice, save }: Builder, sendingWords: SendingWords) {
  const isLoggedIn = useShopSelector((state) => state.auth.isLoggedIn);
  const { isSending, failure, run } = useSending({
    failed: customProfilesRoutes.addItems.failure,
    words: sendingWords,
  });

  function toLogin(kept: CustomProfile) {
    const back = window.location.pathname + choiceQuery({ profile: kept.id, isSaving: true });
    window.location.assign(paths.loginFor(back));
    return onlyId(kept);
  }

  return {
    isSending,
    failure,
    isAsking: isLoggedIn && choice.isSaving === true,
    keep: () => {
      if (isLoggedIn) changeChoice({ ...choice, isSaving: true });
      else void run(save(toLogin), []);
    },
  };
}
