import type { ReactNode } from "react";
import { documentClass } from "@/components/ui/styles/look";
import type { UserType } from "@/lib/config/user-types";
import type { Words } from "@/lib/domain/words";
import { HeadScript } from "./head-script-client";
import { mainLook } from "./main-look";

interface PageFrameProps {
  readonly language: string;
  /** What the page was made for; compared with the cookie when somebody comes back to it. */
  readonly market: string;
  /** Whose colours it has, and whether there is a session; a page kept for everybody finds out by a script. */
  readonly visitor?: { readonly type: UserType; readonly hasSession: boolean };
  readonly words: Words<"common">;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The document around every page, whichever root layout it has. */
export function PageFrame({ language, market, visitor, words, header, footer, children }: PageFrameProps) {
  return (
    // The script marks this element before React wakes up and compares.
    <html
      lang={language}
      className={documentClass}
      data-market={market}
      data-user-type={visitor?.type}
      data-session={visitor?.hasSession ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadScript isForEverybody={visitor === undefined} />
      </head>
      <body>
        <a
          href="#content"
          className="absolute -top-24 left-2 z-40 rounded-box bg-card p-3 shadow-over focus:top-2"
        >
          {words("skipToContent")}
        </a>
        {header}
        <main id="content" tabIndex={-1} className={mainLook}>
          {children}
        </main>
        {footer}
      </body>
    </html>
  );
}
