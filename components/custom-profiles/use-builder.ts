import type { CustomProfile } from "@/lib/contract/custom-profiles/custom-profiles.types";
import { priceCustomProfile, shareOf } from "@/lib/domain/custom-profile-price";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import type { ProfileChoice } from "@/lib/domain/profile-choice";
import type { CallError } from "@/store/api/call-error";
import { saveProfile } from "@/store/custom-profiles";
import type { ShopThunk } from "@/store/shop-state";
import type { OfferedTest } from "./test-groups";
import { changeChoice, useChoice } from "./use-choice";
import { useOpened } from "./use-opened";

export type Builder = ReturnType<typeof useBuilder>;

/** What is chosen, what of that the shop knows already, and what changes either. */
export function useBuilder(offered: ReadonlyMap<number, OfferedTest>) {
  const { choice, isAwake } = useChoice();
  const opened = useOpened(choice.profile);
  const { profile, keep } = opened;
  const chosen = (choice.tests ?? idsOf(profile)).filter((id) => offered.has(id));
  const breed = (choice.breed ?? profile?.breed?.id) || undefined;
  const isKept = profile !== undefined && isSame(chosen, idsOf(profile)) && breed === profile.breed?.id;

  /** Saves what is chosen, unless it is; the address then needs to say no more than whose it is. */
  const save =
    (
      then: (saved: CustomProfile) => ProfileChoice,
      name?: string | null,
    ): ShopThunk<Promise<CallError | undefined>> =>
    async (dispatch) => {
      if (profile && isKept && name === undefined) {
        changeChoice(then(profile));
        return undefined;
      }
      const wish = { id: profile?.id, productIds: chosen, breedId: breed ?? null };
      const result = await dispatch(saveProfile({ ...wish, ...(name !== undefined && { name }) }));
      if (!result.ok) return result.error;
      keep(result.profile);
      changeChoice(then(result.profile));
      return undefined;
    };

  return {
    isAwake: isAwake && opened.state !== "loading",
    choice,
    opened,
    profile,
    chosen,
    breed,
    isKept,
    price: isKept ? keptPrice(profile) : priceOf(chosen, offered),
    save,
    toggle: (id: number) =>
      changeChoice({
        ...choice,
        tests: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
      }),
    chooseBreed: (id: number | undefined) => changeChoice({ ...choice, breed: id ?? 0 }),
  };
}

const idsOf = (profile: CustomProfile | undefined) => profile?.tests.map(({ id }) => id) ?? [];

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

export interface ShownPrice {
  readonly amount: string;
  readonly saved: string;
  readonly percent: number;
}

function keptPrice({ price, saved, sharePercent }: CustomProfile): ShownPrice {
  return { amount: price.amount, saved: saved.amount, percent: sharePercent };
}

/** While somebody chooses, by the rule that the shop will count by too. */
function priceOf(chosen: readonly number[], offered: ReadonlyMap<number, OfferedTest>): ShownPrice {
  const amounts = chosen.map((id) => toMinorUnits(offered.get(id)?.amount ?? "0.00"));
  const { amount, saved } = priceCustomProfile(amounts);
  return { amount: toWireAmount(amount), saved: toWireAmount(saved), percent: shareOf(chosen.length) };
}
