import type { ReactNode } from "react";
import { documentClass } from "@/components/ui/styles/look";
import type { Words } from "@/lib/domain/words";
import { mainLook } from "./main-look";

interface PageFrameProps {
  readonly language: string;
  /** What the page was made for; compared with the cookie when somebody comes back to it. */
  readonly market: string;
  readonly words: Words<"common">;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The document around every page, whichever root layout it has. */
export function PageFrame({ language, market, words, header, footer, children }: PageFrameProps) {
  return (
    <html lang={language} className={documentClass} data-market={market}>
      <body>
        <a
          href="#content"
          className="absolute -top-24 left-2 z-20 rounded-box bg-card p-3 shadow-over focus:top-2"
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
