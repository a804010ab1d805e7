"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { useLanguage, useMessages, useTranslator } from "#use-messages";
import { brand } from "@/lib/config/brand";
import { isLanguage, type Language, languageName, languages } from "@/lib/config/languages";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog-client";
import { FailedState } from "@/components/ui/failed-state";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { preferredCountry } from "@/lib/i18n/preferred-country";
import { localPath, splitLanguage } from "@/lib/navigation/addresses";
import { saveLanguage } from "@/store/api/account/save-language";
import { messageOf } from "@/store/api/call-error";
import { saveCountry } from "@/store/api/kernel/save-country";
import { useQueryCall } from "@/store/api/use-query-call";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { applicationChanged } from "@/store/slices/application";

/** Preselected where the browser names no country that we deliver to. It has a greeting of its own. */
const homeCountry = "AU";

/** Asks for the country. Closing it without choosing saves nothing. */
export function CountryDialog() {
  const messages = useMessages("dialogs.country");
  const dispatch = useShopDispatch();
  // Opened from several places, and once by itself: afterwards the focus returns to where it was.
  const triggerRef = useRef(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  const close = () => dispatch(applicationChanged({ isCountryDialogOpen: false }));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={messages.title}
      description={messages.text}
      closeLabel={messages.close}
      triggerRef={triggerRef}
    >
      <CountryForm />
    </Dialog>
  );
}

function CountryForm() {
  const messages = useMessages("dialogs.country");
  const t = useTranslator("dialogs.country");
  const dispatch = useShopDispatch();
  const { data: countries, isError, error, refetch } = useQueryCall(geographyRoutes.countries);
  const known = useShopSelector((state) => state.application.countryCode);
  const [chosen, setCode] = useState(known);
  const code = chosen ?? preferredCountry(navigator.languages, countries ?? []) ?? homeCountry;
  const pageLanguage = useLanguage();
  const [language, setLanguage] = useState(pageLanguage);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const country = countries?.find((option) => option.code === code);
    if (country === undefined || isSaving) return;
    setIsSaving(true);
    const result = await dispatch(saveCountry(country));
    // Still marked as saving until the reload shows the prices of the new country.
    if (result.ok) {
      if (language === pageLanguage) return window.location.reload();
      await dispatch(saveLanguage(language));
      return openIn(language);
    }
    setFailure(messageOf(result.error));
    setIsSaving(false);
  }

  if (isError)
    return (
      <FailedState
        message={error ? messageOf(error) : messages.loading}
        retryLabel={messages.retry}
        onRetry={refetch}
      />
    );
  if (countries === undefined) return <Skeleton label={messages.loading} />;
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Select
        label={messages.label}
        value={code}
        // Without this, the close button would get the focus, because it comes first.
        autoFocus
        onChange={(event) => setCode(event.target.value)}
        options={countries.map((country) => ({ value: country.code, label: country.name }))}
        error={failure}
      />
      <LanguageSelect language={language} onChange={setLanguage} />
      <p aria-live="polite" className="font-medium text-brand empty:hidden">
        {code === homeCountry && t("welcome", { brand: brand.name })}
      </p>
      <Button type="submit" pending={isSaving && messages.entering}>
        {messages.enter}
      </Button>
    </form>
  );
}

interface LanguageSelectProps {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

function LanguageSelect({ language, onChange }: LanguageSelectProps) {
  const messages = useMessages("dialogs.country");
  return (
    <Select
      label={messages.language}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
      options={languages.map((value) => ({ value, label: languageName(value) }))}
    />
  );
}

/** The same page in another language, which private pages take from the cookie. */
function openIn(language: Language): void {
  const { pathname, search } = window.location;
  const target = localPath(splitLanguage(pathname).page, language) + search;
  if (target === pathname + search) window.location.reload();
  else window.location.assign(target);
}
