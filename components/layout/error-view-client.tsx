"use client";

import { useLanguage, useMessages } from "#use-plain-messages";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { defaultLanguage } from "@/lib/config/languages";
import { failureOfDigest } from "@/lib/config/failure-digest";

const retryStyles =
  "inline-flex min-h-11 items-center rounded-box bg-brand px-5 font-semibold text-on-brand no-underline hover:bg-brand-strong hover:text-on-brand";

export interface ErrorViewProps {
  readonly error: Error & { readonly digest?: string };
}

/** Shown instead of a page that failed to render. Its messages come with the layout: it must not depend on loading anything. */
export function ErrorView({ error }: ErrorViewProps) {
  const messages = useMessages("errorPage");
  const language = useLanguage();
  const failure = failureOfDigest(error.digest);
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <h1>{failure ?? messages.title}</h1>
      <p className="text-lead text-quiet">{messages.hint}</p>
      <p>
        {/* A plain link reloads the page: rendering again in the browser does not repair a failure on the server. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, react/forbid-elements -- an empty address is this page's own */}
        <a href="" className={retryStyles}>
          {messages.retry}
        </a>
      </p>
      <p>
        {/* oxlint-disable-next-line react/forbid-elements -- every page loads this view: it must not need the addresses of Link */}
        <a href={language === defaultLanguage ? fixedPaths.home : `/${language}`}>{messages.home}</a>
      </p>
    </div>
  );
}
