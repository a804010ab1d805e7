"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useId, useRef, useState } from "react";
import { useLanguage, useMessages, useTranslator } from "#use-messages";
import { failureMessage, type FormMessages } from "@/store/api/failure-message";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LazyDialog } from "@/components/ui/lazy-dialog-client";
import { useDisclosure } from "@/components/ui/use-disclosure";
import type { LoyaltyAccount } from "@/lib/contract/orders/loyalty/loyalty.types";
import { loyaltyRoutes } from "@/lib/contract/orders/loyalty/loyalty.routes";
import { formatMoney } from "@/lib/domain/format";
import type { CallError } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import { callApi } from "@/store/api/call-api";
import type { Response } from "@/lib/contract/calls";

interface RewardsProps {
  readonly balance: number;
  readonly rewards: LoyaltyAccount["rewards"];
}

type Reward = LoyaltyAccount["rewards"][number];

/** Coupons available for points, or how many points are missing. */
export function Rewards({ balance, rewards }: RewardsProps) {
  const language = useLanguage();

  const t = useTranslator("loyalty");
  const headingId = useId();
  const { pendingCoupon, created, failure, redeem } = useRedeem();
  const status = useRef<HTMLParagraphElement>(null);
  // The button may be gone because too few points are left: the focus moves to the status.
  useEffect(() => {
    if (created) status.current?.focus();
  }, [created]);
  // Known before the page has been refreshed.
  const left = created?.balance ?? balance;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId}>{t("rewards")}</h2>
      <p className="text-quiet">{t("rewardsHint")}</p>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="font-medium text-clear outline-none empty:hidden"
      >
        {created && t("redeemed", { amount: formatMoney(created, language), code: created.code })}
      </p>
      <FormFailure message={failure} />
      <ul className="grid gap-3 wide:grid-cols-2">
        {rewards.map((reward) => (
          <RewardCard
            key={reward.coupon}
            reward={reward}
            missing={reward.points - left}
            isPending={pendingCoupon === reward.coupon}
            amount={formatMoney(reward, language)}
            onRedeem={() => void redeem(reward)}
          />
        ))}
      </ul>
    </section>
  );
}

/**
 * One request at a time, and busy until the refreshed page shows the points that are left. The key of a reward stays until
 * a coupon is there: a request repeated after a lost response takes the points once.
 */
function useRedeem() {
  const messages = useMessages("form");
  const dispatch = useShopDispatch();
  const router = useRouter();
  const [pendingCoupon, setPendingCoupon] = useState<string>();
  const [created, setCreated] = useState<Response<"loyalty.redeem">>();
  const [failure, setFailure] = useState<string>();
  const keys = useRef(new Map<string, string>());
  async function redeem({ coupon }: Reward) {
    if (pendingCoupon !== undefined) return;
    setPendingCoupon(coupon);
    setFailure(undefined);
    const idempotencyKey = keys.current.get(coupon) ?? createIdempotencyKey();
    keys.current.set(coupon, idempotencyKey);
    const result = await dispatch(callApi(loyaltyRoutes.redeem, { body: { coupon } }, { idempotencyKey }));
    if (result.ok) {
      keys.current.delete(coupon);
      setCreated(result.data);
    } else setFailure(describeFailure(result.error, messages));
    startTransition(() => {
      // Without a network it would leave the page.
      if (result.ok || result.error.kind !== "network") router.refresh();
      setPendingCoupon(undefined);
    });
  }
  return { pendingCoupon, created, failure, redeem };
}

function describeFailure(error: CallError, messages: FormMessages): string {
  const fieldErrors = error.kind === "fields" ? Object.values(error.fields) : [];
  return fieldErrors[0] ?? failureMessage(error, { messages, failure: loyaltyRoutes.redeem.failure });
}

interface RewardCardProps {
  readonly reward: Reward;
  readonly missing: number;
  readonly isPending: boolean;
  readonly amount: string;
  readonly onRedeem: () => void;
}

function RewardCard(props: RewardCardProps) {
  const t = useTranslator("loyalty");
  const { reward, missing, isPending, amount, onRedeem } = props;
  const { points } = reward;
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  return (
    <li className={cn(cardStyles, "flex flex-wrap items-center justify-between gap-3")}>
      <div>
        <p className="font-semibold">{t("reward", { amount })}</p>
        <p className="text-small text-quiet">{t("costs", { points })}</p>
      </div>
      {missing > 0 && !isPending ? (
        <p className="text-small text-quiet">{t("missing", { points: missing })}</p>
      ) : (
        <Button
          ref={triggerRef}
          kind="secondary"
          aria-haspopup="dialog"
          aria-label={isPending ? undefined : t("redeemNamed", { amount, points })}
          pending={isPending && t("redeeming")}
          onClick={() => onOpenChange(true)}
        >
          {t("redeem")}
        </Button>
      )}
      {hasBeenOpen && (
        <LazyDialog
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          triggerRef={triggerRef}
          title={t("confirm", { amount, points })}
          description={t("rewardsHint")}
          closeLabel={t("keep")}
        >
          <Button
            onClick={() => {
              onOpenChange(false);
              onRedeem();
            }}
          >
            {t("redeem")}
          </Button>
        </LazyDialog>
      )}
    </li>
  );
}
