"use client";

import { useLanguage } from "#use-messages";
import Cookies from "js-cookie";
import { useEffect, useState } from "react";
import { Link } from "@/components/links/link";
import { Button } from "@/components/ui/button";
import { cookieMaxAgeSeconds, cookieNames } from "@/lib/config/cookies";
import type { Language } from "@/lib/config/languages";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { localPath, splitLanguage } from "@/lib/navigation/addresses";

interface LanguageOfferProps {
  /** Languages of the shop. */
  readonly languages: readonly Language[];
}

interface Offer {
  readonly language: Language;
  readonly messages: Messages["layout"]["languageOffer"];
}

/** Offers the page in the visitor's language, in one line in that language. Nothing redirects by language. */
export function LanguageOffer({ languages }: LanguageOfferProps) {
  const pageLanguage = useLanguage();
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const language = preferredLanguage(languages);
    if (language === undefined || language === pageLanguage) return;
    void loadOffer(language).then(setOffer, () => undefined);
  }, [languages, pageLanguage]);
  if (offer === undefined) return null;
  const { language, messages } = offer;
  const { pathname, search } = window.location;

  function dismiss() {
    rememberLanguage(pageLanguage);
    setOffer(undefined);
  }

  return (
    <aside
      lang={language}
      aria-label={messages.label}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-center gap-x-6 gap-y-1 border-t border-line bg-card px-4 py-3 shadow-over"
    >
      <p>{messages.text}</p>
      <Link
        href={localPath(splitLanguage(pathname).page, language) + search}
        hrefLang={language}
        className="inline-flex min-h-11 items-center font-semibold"
        onClick={() => rememberLanguage(language)}
      >
        {messages.open}
      </Link>
      <Button kind="quiet" onClick={dismiss}>
        {messages.dismiss}
      </Button>
    </aside>
  );
}

/** The chosen language, else the first of the browser's that the shop speaks. */
function preferredLanguage(languages: readonly Language[]): Language | undefined {
  const wanted = [Cookies.get(cookieNames.language), ...navigator.languages];
  const find = (name: string | undefined) => languages.find((known) => known === name);
  const found = wanted.map((wish) => find(wish) ?? find(wish?.split("-")[0]));
  return found.find((language) => language !== undefined);
}

async function loadOffer(language: Language): Promise<Offer> {
  const { loadMessages } = await import("@/lib/i18n/load-messages");
  return { language, messages: (await loadMessages(language, "layout")).languageOffer };
}

function rememberLanguage(language: Language): void {
  Cookies.set(cookieNames.language, language, {
    expires: new Date(Date.now() + cookieMaxAgeSeconds.general * 1000),
    sameSite: "lax",
    secure: window.location.protocol === "https:",
  });
}
