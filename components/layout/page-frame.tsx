import type { ReactNode } from "react";
import { documentClass } from "@/components/ui/styles/document-class";
import type { Language } from "@/lib/config/languages";
import type { UserType } from "@/lib/config/user-types";
import { getMessages } from "@/lib/i18n/messages";
import { ErrorMessagesProvider } from "./error-view-client";
import { HeadScript } from "./head-script-client";
import { mainStyles } from "./main-styles";

interface PageFrameProps {
  readonly language: Language;
  /** Market the page was rendered for; compared with the cookies when the visitor comes back to the page. */
  readonly market: string;
  /** User type and session. Omitted on cached pages, where a script in the head finds out. */
  readonly visitor?: { readonly type: UserType; readonly hasSession: boolean };
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The HTML document of every page, used by all root layouts. */
export function PageFrame({ language, market, visitor, header, footer, children }: PageFrameProps) {
  const messages = getMessages(language, "common");
  return (
    // The script in the head sets attributes of this element before React hydrates it.
    <html
      lang={language}
      className={documentClass}
      data-market={market}
      data-user-type={visitor?.type}
      data-session={visitor?.hasSession ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadScript isCachedPage={visitor === undefined} />
      </head>
      <body>
        <a
          href="#content"
          className="absolute -top-24 left-2 z-40 rounded-box bg-card p-3 shadow-over focus:top-2"
        >
          {messages.skipToContent}
        </a>
        {header}
        <main id="content" tabIndex={-1} className={mainStyles}>
          <ErrorMessagesProvider value={getMessages(language, "errorPage")}>{children}</ErrorMessagesProvider>
        </main>
        {footer}
      </body>
    </html>
  );
}
