import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { privateAreas, publicAreas } from "@/lib/i18n/frame-areas.mjs";
import { requestLanguage, requestMessages } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { documentClass } from "@/components/ui/styles/document-class";
import type { UserType } from "@/lib/config/user-types";
import { HeadScript } from "./head-script-client";
import { mainStyles } from "./main-styles";

interface PageFrameProps {
  /** Market the page was rendered for; compared with the cookies when the visitor comes back to the page. */
  readonly market: string;
  /** User type and session. Omitted on cached pages, where a script in the head finds out. */
  readonly visitor?: { readonly type: UserType; readonly hasSession: boolean };
  readonly header?: ReactNode;
  /** Beside the page, with a scroll position of its own. */
  readonly sideNav?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** As high as the window, so that the footer does not move while a list loads. */
const portalMainStyles = "min-h-[calc(100dvh-var(--frame-top))] desk:py-8";

/** The HTML document of every page, used by all root layouts. */
export function PageFrame({ market, visitor, header, sideNav, footer, children }: PageFrameProps) {
  const messages = requestMessages("common");
  return (
    // The script in the head sets attributes of this element before React hydrates it.
    <html
      lang={requestLanguage()}
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
        {/* On public pages, forms send their messages themselves. */}
        <ClientMessages areas={visitor ? privateAreas : publicAreas}>
          <Link
            href="#content"
            className="absolute -top-24 left-2 z-40 rounded-box bg-card p-3 focus:top-2 focus:shadow-over"
          >
            {messages.skipToContent}
          </Link>
          {header}
          <div className="flex grow">
            {sideNav}
            <div className="flex min-w-0 grow flex-col">
              <main
                id="content"
                tabIndex={-1}
                className={cn(mainStyles, sideNav !== undefined && portalMainStyles)}
              >
                {children}
              </main>
              {footer}
            </div>
          </div>
        </ClientMessages>
      </body>
    </html>
  );
}
