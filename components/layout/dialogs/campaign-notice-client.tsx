"use client";

import { closeButtonStyles } from "@/components/ui/overlay-styles";
import { closeCampaign } from "@/store/api/campaign";
import { useShopDispatch } from "@/store/hooks";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { Messages } from "@/lib/i18n/message-types";

const noticeStyles =
  "fixed inset-x-3 bottom-3 z-30 grid gap-1 rounded-box border border-line bg-card p-4 shadow-over wide:right-auto wide:bottom-6 wide:left-6 wide:w-96";

/** Tip at the edge of the page. It takes no focus, and once closed it does not come back. */
export function CampaignNotice({ messages }: { readonly messages: Messages["dialogs"]["campaign"] }) {
  const dispatch = useShopDispatch();
  const close = () => dispatch(closeCampaign());
  return (
    <aside aria-label={messages.label} className={noticeStyles}>
      <div className="flex items-start justify-between gap-2">
        <p className="text-title-3 font-semibold">{messages.title}</p>
        <button
          type="button"
          aria-label={messages.close}
          className={`${closeButtonStyles} -mt-2`}
          onClick={close}
        >
          ×
        </button>
      </div>
      <p className="text-quiet">{messages.text}</p>
      <p>
        <a href={fixedPaths.campaign} onClick={close}>
          {messages.link}
        </a>
      </p>
    </aside>
  );
}
