"use client";

import { type ReactNode, useState } from "react";
import { useMessages } from "#use-plain-messages";
import { cookieMaxAgeSeconds, cookieNames } from "@/lib/config/cookies";
import { currentNews } from "@/lib/config/shop/news";
import { writeCookie } from "@/store/persistence/write-cookie";

interface DismissibleNewsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Shows the news until this browser has dismissed them. */
export function DismissibleNews({ label, children }: DismissibleNewsProps) {
  const messages = useMessages("portal.news");
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;
  function dismiss() {
    writeCookie(cookieNames.newsRead, currentNews, cookieMaxAgeSeconds.dismissed);
    setIsDismissed(true);
  }
  return (
    <aside
      aria-label={label}
      className="flex items-center gap-2 rounded-box bg-sand py-1 pr-1 pl-4 text-small text-ink"
    >
      <p className="grow py-1">{children}</p>
      <button
        type="button"
        onClick={dismiss}
        aria-label={messages.dismiss}
        className="grid size-9 shrink-0 place-items-center rounded-box text-quiet hover:bg-line hover:text-ink scriptless:hidden"
      >
        ✕
      </button>
    </aside>
  );
}
