"use client";

import { closeLook } from "@/components/ui/over-look";
import { closeCampaign } from "@/store/api/campaign";
import { useShopDispatch } from "@/store/hooks";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { OccasionWords } from "./occasion-words";

const look =
  "fixed inset-x-3 bottom-3 z-30 grid gap-1 rounded-box border border-line bg-card p-4 shadow-over wide:right-auto wide:bottom-6 wide:left-6 wide:w-96";

/** Beside the page and not over it: it takes neither the keyboard nor the view, and leaves for good on a press. */
export function CampaignNotice({ words }: { readonly words: OccasionWords["campaign"] }) {
  const dispatch = useShopDispatch();
  const close = () => dispatch(closeCampaign());
  return (
    <aside aria-label={words.label} className={look}>
      <div className="flex items-start justify-between gap-2">
        <p className="text-title-3 font-semibold">{words.title}</p>
        <button type="button" aria-label={words.close} className={`${closeLook} -mt-2`} onClick={close}>
          ×
        </button>
      </div>
      <p className="text-quiet">{words.text}</p>
      <p>
        <a href={fixedPaths.campaign} onClick={close}>
          {words.link}
        </a>
      </p>
    </aside>
  );
}
