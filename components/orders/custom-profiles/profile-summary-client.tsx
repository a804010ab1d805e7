"use client";

import { type RefObject, Suspense, useRef, useState, useEffect } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { preloadApi, callApi } from "@/store/api/call-api";
import type { Translator } from "@/lib/i18n/translator";
import { BetterValueNote } from "./better-value";
import { ChosenTests, PriceSummary } from "./price-summary";
import type { AvailableTest, TestList } from "./test-list";
import { useAddProfileToCart } from "./use-add-profile-to-cart";
import type { Builder } from "./use-builder";
import { updateProfileChoice, readProfileChoice } from "./use-profile-choice";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import { paths } from "@/lib/navigation/paths";
import { formatProfileChoice } from "@/lib/domain/orders/profile-choice";
import { useShopSelector, useShopDispatch } from "@/store/hooks";
import { limits } from "@/lib/config/limits";
import type { BetterValue } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { lazyPart } from "@/components/ui/lazy-part";

const pauseMs = 500;

const SaveDialog = lazyPart(async () => (await import("./save-dialog-client")).SaveDialog);

interface ProfileSummaryProps {
  readonly builder: Builder;
  readonly available: ReadonlyMap<number, AvailableTest>;
  readonly currency: TestList["currency"];
}

const panelStyles =
  "sticky bottom-0 z-30 -mx-4 grid gap-2 border-t border-edge bg-card px-4 py-3 shadow-over desk:top-24 " +
  "desk:bottom-auto desk:z-10 desk:mx-0 desk:gap-4 desk:rounded-box desk:border desk:border-line desk:p-5 desk:shadow-raised";

/** Price and buttons, always visible while choosing: beside the list, on a phone at the bottom. */
export function ProfileSummary({ builder, available, ...rest }: ProfileSummaryProps) {
  const messages = useMessages("customProfiles.saveDialog");

  const t = useTranslator("customProfiles.summary");
  const { currency } = rest;
  const { choice, chosen, price, profile } = builder;
  const betterValue = useBetterValue(builder);
  const saveButton = useRef<HTMLButtonElement>(null);
  const saving = useSaveProfile(builder);
  const tests = chosen.flatMap((id) => available.get(id) ?? []);
  return (
    <aside aria-labelledby="summary" onPointerEnter={preloadApi} onFocus={preloadApi} className={panelStyles}>
      <h2 id="summary" className="sr-only desk:not-sr-only desk:text-title-3">
        {t("title")}
      </h2>
      <PriceSummary price={price} count={chosen.length} currency={currency} />
      {betterValue && <BetterValueNote key={betterValue.product.id} offer={betterValue} />}
      <ChosenTests tests={tests} onRemove={builder.toggle} />
      <SummaryButtons builder={builder} currency={currency} saving={saving} saveButton={saveButton} />
      {saving.isDialogOpen && builder.isReady && chosen.length > 0 && (
        <Suspense fallback={null}>
          <SaveDialog
            triggerRef={saveButton}
            name={profile?.name ?? ""}
            labels={messages}
            onClose={() => updateProfileChoice({ ...choice, isSaving: false })}
            save={builder.save}
          />
        </Suspense>
      )}
    </aside>
  );
}

interface SummaryButtonsProps extends Pick<ProfileSummaryProps, "builder" | "currency"> {
  readonly saving: ReturnType<typeof useSaveProfile>;
  readonly saveButton: RefObject<HTMLButtonElement | null>;
}

function SummaryButtons({ builder, currency, saving, saveButton }: SummaryButtonsProps) {
  const t = useTranslator("customProfiles");

  const { chosen, isReady } = builder;
  const [hint, setHint] = useState("");
  const adding = useAddProfileToCart(builder, currency);
  const isEmpty = chosen.length === 0;

  /** The buttons stay enabled without tests: a click then explains what is missing. */
  const requireTests = (act: () => void) => () => {
    setHint(isEmpty ? t("summary.empty") : "");
    if (!isEmpty) act();
  };

  const status = adding.message ?? saving.failure ?? saveStatus(builder, t);
  return (
    <>
      <div className="grid grid-cols-[2fr_1fr] gap-2 desk:grid-cols-1">
        <Button
          disabled={!isReady}
          onClick={requireTests(() => void adding.add())}
          pending={adding.isAdding && t("summary.adding")}
        >
          {t("summary.add")}
        </Button>
        <Button
          ref={saveButton}
          kind="secondary"
          disabled={!isReady}
          onClick={requireTests(saving.start)}
          pending={saving.isSending && t("summary.keeping")}
        >
          {t("summary.keep")}
        </Button>
      </div>
      <p role="status" className="text-small wrap-anywhere empty:hidden">
        {isEmpty && hint ? hint : status}
      </p>
    </>
  );
}

function saveStatus({ profile, isSaved }: Builder, t: Translator<"customProfiles">): string {
  if (!profile?.isMine) return "";
  if (!isSaved) return t("summary.changed");
  const { name } = profile;
  return name === null ? t("summary.savedUnnamed") : t("summary.saved", { name });
}

/** Saving asks for a name. A guest's profile is saved and opened again, with the dialog, after signing in. */
function useSaveProfile({ choice, save }: Builder) {
  const isLoggedIn = useShopSelector((state) => state.auth.isLoggedIn);
  const { isSending, failure, run } = useMutationCall(customProfilesRoutes.addItems);

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

/** The product that contains the chosen tests for less. Read when the visitor pauses; silent when it fails. */
function useBetterValue({ chosen, breed }: Builder): BetterValue | undefined {
  const dispatch = useShopDispatch();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly offer: BetterValue | null }>();
  const tests = [...chosen].toSorted((a, b) => a - b).join(",");
  const key = `${tests} ${breed ?? ""}`;
  const isPossible = chosen.length >= limits.betterValueTests;

  useEffect(() => {
    if (!isPossible) return undefined;
    let isCancelled = false;
    const timer = setTimeout(() => {
      const query = { tests, ...(breed !== undefined && { breed }) };
      void dispatch(callApi(customProfilesRoutes.betterValue, { query })).then((result) => {
        if (!isCancelled && result.ok) setLoaded({ key, offer: result.data.offer });
      });
    }, pauseMs);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [dispatch, isPossible, tests, breed, key]);

  return isPossible && loaded?.key === key ? (loaded.offer ?? undefined) : undefined;
}
