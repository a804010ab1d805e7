"use client";

import Cookies from "js-cookie";
import { useEffect, useState } from "react";
import { useLanguage } from "#use-messages";
import { Link } from "@/components/links/link";
import { Button } from "@/components/ui/button";
import { cookieNames } from "@/lib/config/cookies";
import type { Language } from "@/lib/config/languages";
import type { Store } from "@/lib/config/markets/markets";
import type { SpokenLanguages } from "@/lib/config/markets/spoken-languages";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { languageToOffer } from "@/lib/i18n/language-to-offer";
import { writeCookie } from "@/store/persistence/write-cookie";
import { localPath, splitLanguage } from "@/lib/navigation/addresses";

interface LanguageOfferProps {
  /** Languages of the shop. */
  readonly languages: readonly Language[];
  /** The country that the page is for where the visitor's is not known. */
  readonly store: Store;
  readonly spoken: SpokenLanguages;
}

interface Offer {
  readonly language: Language;
  readonly messages: Messages["layout"]["languageOffer"];
}

/** Offers the page in the visitor's language, in one line in that language. Nothing redirects by language. */
export function LanguageOffer({ languages, store, spoken }: LanguageOfferProps) {
  const pageLanguage = useLanguage();
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const chosen = Cookies.get(cookieNames.language);
    const country = Cookies.get(cookieNames.country) ?? store;
    const language = languageToOffer(
      { chosen, browser: navigator.languages, country },
      { language: pageLanguage, offered: languages, spoken },
    );
    if (language !== undefined) void loadOffer(language).then(setOffer, () => undefined);
  }, [languages, store, spoken, pageLanguage]);
  if (offer === undefined) return null;
  const { language, messages } = offer;
  const { pathname, search } = window.location;

  function dismiss() {
    writeCookie(cookieNames.language, pageLanguage);
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
        onClick={() => writeCookie(cookieNames.language, language)}
      >
        {messages.open}
      </Link>
      <Button kind="quiet" onClick={dismiss}>
        {messages.dismiss}
      </Button>
    </aside>
  );
}

async function loadOffer(language: Language): Promise<Offer> {
  const { loadMessages } = await import("@/lib/i18n/load-messages");
  return { language, messages: (await loadMessages(language, "layout")).languageOffer };
}
