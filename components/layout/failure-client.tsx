"use client";

import type { Language } from "@/lib/config/languages";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import failure from "@/messages/en/failure.json";
import { pageLanguage } from "./page-language";

const byLanguage: Readonly<Record<Language, typeof failure>> = { en: failure };

const againLook =
  "inline-flex min-h-11 items-center rounded-box bg-brand px-5 font-semibold text-on-brand no-underline hover:bg-brand-strong hover:text-on-brand";

/** What is shown instead of a page that failed. Error pages get no props of ours, so the words come along. */
export function FailureClient() {
  const words = byLanguage[pageLanguage()];
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <h1>{words.tryAgain}</h1>
      <p className="text-lead text-quiet">{words.tryAgainHint}</p>
      <p>
        {/*
         * The same address, so asked anew as a whole: what failed on the server is not mended by rendering it once
         * more here. A plain link, because every page carries this along.
         */}
        <a href="" className={againLook}>
          {words.tryAgainNow}
        </a>
      </p>
      <p>
        <a href={fixedPaths.home}>{words.backToHome}</a>
      </p>
    </div>
  );
}
