import type { CustomProfile } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { priceCustomProfile, discountPercentOf } from "@/lib/domain/orders/custom-profile-price";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import type { CallThunk } from "@/components/form/use-mutation-call";
import { saveProfile } from "@/store/api/orders/custom-profiles";
import type { AvailableTest } from "./test-list";
import { readProfileChoice, updateProfileChoice, useProfileChoice } from "./use-profile-choice";
import { useLinkedProfile } from "./use-linked-profile";

export type Builder = ReturnType<typeof useBuilder>;

/** State of the builder: chosen tests, the saved profile, and functions that change them. */
export function useBuilder(available: ReadonlyMap<number, AvailableTest>) {
  const { choice, isHydrated } = useProfileChoice();
  const linked = useLinkedProfile(choice.profile);
  const { profile, setProfile } = linked;
  const chosen = (choice.tests ?? idsOf(profile)).filter((id) => available.has(id));
  const breed = (choice.breed ?? profile?.breed?.id) || undefined;
  const isSaved =
    profile?.canChange === true && isSame(chosen, idsOf(profile)) && breed === profile.breed?.id;

  /** Saves the choice if it has changed. Afterwards the address names the saved profile. */
  const save =
    (name?: string | null): CallThunk<CustomProfile> =>
    async (dispatch) => {
      if (profile && isSaved && name === undefined) {
        updateProfileChoice({ profile: profile.id });
        return { ok: true, data: profile };
      }
      // Another user's profile is saved as a copy.
      const id = profile?.canChange ? profile.id : undefined;
      const draft = { id, productIds: chosen, breedId: breed ?? null };
      const open = (saved: CustomProfile, isSaving?: boolean) => {
        setProfile(saved);
        const edits = readEdits({ tests: choice.tests ?? chosen, breed: choice.breed });
        updateProfileChoice({ ...edits, profile: saved.id, isSaving });
      };
      const result = await dispatch(
        saveProfile({ ...draft, ...(name !== undefined && { name }) }, (created) =>
          open(created, readProfileChoice().isSaving),
        ),
      );
      if (result.ok) open(result.data);
      return result;
    };

  return {
    isReady: isHydrated && linked.state !== "loading",
    choice,
    linked,
    profile,
    chosen,
    breed,
    isSaved,
    price: isSaved ? savedPriceOf(profile) : priceOf(chosen, available),
    save,
    toggle: (id: number) =>
      updateProfileChoice({
        ...choice,
        tests: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
      }),
    chooseBreed: (id: number | undefined) => updateProfileChoice({ ...choice, breed: id ?? 0 }),
  };
}

/** What the visitor has changed in the address while the choice was being saved. */
function readEdits(sent: { readonly tests: readonly number[]; readonly breed: number | undefined }) {
  const { tests, breed } = readProfileChoice();
  return {
    ...(tests && !isSame(tests, sent.tests) && { tests }),
    ...(breed !== undefined && breed !== sent.breed && { breed }),
  };
}

const idsOf = (profile: CustomProfile | undefined) => profile?.tests.map(({ id }) => id) ?? [];

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

export interface ProfilePrice {
  readonly amount: string;
  readonly saved: string;
  readonly percent: number;
}

function savedPriceOf({ price, saved, sharePercent }: CustomProfile): ProfilePrice {
  return { amount: price.amount, saved: saved.amount, percent: sharePercent };
}

/** Price of an unsaved choice, by the same rule as in the backend. */
function priceOf(chosen: readonly number[], available: ReadonlyMap<number, AvailableTest>): ProfilePrice {
  const amounts = chosen.map((id) => toMinorUnits(available.get(id)?.amount ?? "0.00"));
  const { amount, saved } = priceCustomProfile(amounts);
  return {
    amount: toWireAmount(amount),
    saved: toWireAmount(saved),
    percent: discountPercentOf(chosen.length),
  };
}
