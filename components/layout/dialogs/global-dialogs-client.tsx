"use client";

import { Suspense, useEffect } from "react";
import { useShopSelector, useShopDispatch } from "@/store/hooks";
import { useTranslator, useMessages } from "#use-messages";
import { Link } from "@/components/links/link";
import { StopImpersonating } from "@/components/top/public/stop-impersonating-client";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import { createPortal } from "react-dom";
import { closeCampaign } from "@/store/api/kernel/campaign";
import { noticeSlotId } from "@/lib/navigation/notice-slot";
import { lazyPart } from "@/components/ui/lazy-part";

const findUserStyles = "ml-3 inline-block min-h-6 font-semibold text-card hover:text-card";

const CountryDialog = lazyPart(async () => (await import("./country-dialog-client")).CountryDialog);

const CartRefusalDialog = lazyPart(
  async () => (await import("./cart-refusal-dialog-client")).CartRefusalDialog,
);

interface GlobalDialogsProps {
  readonly hasNotices: boolean;
  readonly onClose: () => void;
}

/** Dialogs and notices that any page can show. */
export function GlobalDialogs({ hasNotices, onClose }: GlobalDialogsProps) {
  const { isCountryDialogOpen, notice, refusal } = useShopSelector((state) => state.application);
  return (
    <>
      {isCountryDialogOpen && (
        <Suspense fallback={null}>
          <CountryDialog onClose={onClose} />
        </Suspense>
      )}
      {refusal && (
        <Suspense fallback={null}>
          <CartRefusalDialog refusal={refusal} onClose={onClose} />
        </Suspense>
      )}
      {hasNotices && notice === "admin" && <AdminBanner />}
      {hasNotices && notice === "campaign" && <CampaignNotice />}
    </>
  );
}

/** Shown to admins on every page: who they are signed in as, and how to start or stop impersonating. */
function AdminBanner() {
  const t = useTranslator("dialogs.admin");
  const { data: user } = useQueryCall(accountRoutes.details);
  useEffect(() => {
    // Hides the news banner: see base.css.
    document.documentElement.dataset.admin = "";
    return () => void delete document.documentElement.dataset.admin;
  }, []);
  if (user === undefined) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 bg-ink px-4 py-2 text-center text-small font-medium text-card [--ring:var(--color-card)]"
    >
      {t(`loggedInAs.${user.type}`, { name: user.name })}
      {user.loggedInBy === null ? (
        <Link href={fixedPaths.admin} className={findUserStyles}>
          {t("findUser")}
        </Link>
      ) : (
        <StopImpersonating label={t("stopImpersonating")} />
      )}
    </div>
  );
}

/** One line below the header, which takes it along: it covers nothing. It takes no focus, and once closed it does not come back. */
function CampaignNotice() {
  const messages = useMessages("dialogs.campaign");
  const dispatch = useShopDispatch();
  const slot = document.getElementById(noticeSlotId);
  const close = () => dispatch(closeCampaign());
  if (slot === null) return null;
  return createPortal(
    <aside
      aria-label={messages.label}
      className="pointer-events-auto flex items-center justify-center gap-2 border-b border-line bg-brand-soft px-4 text-small"
    >
      <p className="min-w-0 py-1.5">
        {messages.title} <span className="max-wide:hidden">{messages.text}</span>{" "}
        <Link href={fixedPaths.campaign} onClick={close}>
          {messages.link}
        </Link>
      </p>
      <button
        type="button"
        aria-label={messages.close}
        onClick={close}
        className="-mr-2 grid size-9 shrink-0 place-items-center rounded-box text-lead text-quiet hover:text-ink"
      >
        ×
      </button>
    </aside>,
    slot,
  );
}
