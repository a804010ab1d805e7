"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { failureOf, type SendingWords } from "@/components/form/failure-words";
import { FormFailure } from "@/components/form/form-failure";
import { fill } from "@/components/cart/pricing-words";
import { Button } from "@/components/ui/button";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import type { Wallet } from "@/lib/contract/loyalty/loyalty.types";
import { walletRoutes } from "@/lib/contract/loyalty/loyalty.routes";
import { formatMoney } from "@/lib/domain/format";
import type { CallError } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import { type Redeemed, redeemPoints } from "@/store/wallet";
import type { WalletWords } from "./wallet-words";

interface RewardsProps {
  readonly balance: number;
  readonly rewards: Wallet["rewards"];
  readonly language: Language;
  readonly words: WalletWords;
  readonly sendingWords: SendingWords;
}

type Reward = Wallet["rewards"][number];

/** Coupons that points can be turned into. What there are too few points for says how many are missing. */
export function RewardsClient({ balance, rewards, language, words, sendingWords }: RewardsProps) {
  const headingId = useId();
  const { under, made, failure, redeem } = useRedeeming(sendingWords);
  const told = useRef<HTMLParagraphElement>(null);
  // What was pressed may be gone: there may be too few points for it now.
  useEffect(() => {
    if (made) told.current?.focus();
  }, [made]);
  // The page is read again, but this is known at once.
  const left = made?.balance ?? balance;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId}>{words.rewards}</h2>
      <p className="text-quiet">{words.rewardsHint}</p>
      <p ref={told} role="status" tabIndex={-1} className="font-medium text-clear outline-none empty:hidden">
        {made && fill(words.redeemed, { amount: formatMoney(made, language), code: made.code })}
      </p>
      <FormFailure message={failure} />
      <ul className="grid gap-3 wide:grid-cols-2">
        {rewards.map((reward) => (
          <RewardCard
            key={reward.coupon}
            reward={reward}
            missing={reward.points - left}
            isUnder={under === reward.coupon}
            amount={formatMoney(reward, language)}
            count={(points) => new Intl.NumberFormat(language).format(points)}
            words={words}
            onRedeem={() => void redeem(reward)}
          />
        ))}
      </ul>
    </section>
  );
}

/** One at a time: a second press while the first is under way makes no second coupon. */
function useRedeeming(words: SendingWords) {
  const dispatch = useShopDispatch();
  const router = useRouter();
  const [under, setUnder] = useState<string>();
  const [made, setMade] = useState<Redeemed>();
  const [failure, setFailure] = useState<string>();
  async function redeem({ coupon }: Reward) {
    if (under !== undefined) return;
    setUnder(coupon);
    setFailure(undefined);
    const result = await dispatch(redeemPoints(coupon));
    setUnder(undefined);
    if (!result.ok) return setFailure(wordsOf(result.error, words));
    setMade(result.coupon);
    router.refresh();
  }
  return { under, made, failure, redeem };
}

function wordsOf(error: CallError, words: SendingWords): string {
  const said = error.kind === "fields" ? Object.values(error.fields) : [];
  return said[0] ?? failureOf(error, { words, failed: walletRoutes.redeem.failure });
}

interface RewardCardProps {
  readonly reward: Reward;
  readonly missing: number;
  readonly isUnder: boolean;
  readonly amount: string;
  readonly count: (points: number) => string;
  readonly words: WalletWords;
  readonly onRedeem: () => void;
}

function RewardCard(props: RewardCardProps) {
  const { reward, missing, isUnder, amount, count, words, onRedeem } = props;
  const points = count(reward.points);
  return (
    <li className={cn(cardLook, "flex flex-wrap items-center justify-between gap-3")}>
      <div>
        <p className="font-semibold">{fill(words.reward, { amount })}</p>
        <p className="text-small text-quiet">{fill(words.costs, { points })}</p>
      </div>
      {missing > 0 && !isUnder ? (
        <p className="text-small text-quiet">{fill(words.missing, { points: count(missing) })}</p>
      ) : (
        <Button
          kind="secondary"
          aria-label={isUnder ? undefined : fill(words.redeemNamed, { amount, points })}
          pending={isUnder && words.redeeming}
          onClick={onRedeem}
        >
          {words.redeem}
        </Button>
      )}
    </li>
  );
}
