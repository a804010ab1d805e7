"use client";

import { createPortal } from "react-dom";
import { useMessages } from "#use-messages";
import { Link } from "@/components/links/link";
import { closeCampaign } from "@/store/api/kernel/campaign";
import { useShopDispatch } from "@/store/hooks";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { noticeSlotId } from "@/lib/navigation/notice-slot";

/** One line below the header, which takes it along: it covers nothing. It takes no focus, and once closed it does not come back. */
export function CampaignNotice() {
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
