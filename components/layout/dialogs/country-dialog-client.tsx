"use client";

import { type SyntheticEvent, useEffect, useState } from "react";
import { useLanguage, useMessages, useTranslator } from "#use-messages";
import { brand } from "@/lib/config/brand";
import { isLanguage, type Language, languageName, languages } from "@/lib/config/languages";
import { Button } from "@/components/ui/button";
import { FailedState } from "@/components/ui/failed-state";
import { NativeDialog } from "@/components/ui/native-dialog-client";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { preferredCountry } from "@/lib/i18n/preferred-country";
import { localPath, splitLanguage } from "@/lib/navigation/addresses";
import { saveLanguage } from "@/store/api/account/save-language";
import type { Response } from "@/lib/contract/calls";
import { messageOf } from "@/store/api/call-error";
import type { CallResult } from "@/store/api/call-types";
import { saveCountry } from "@/store/api/kernel/save-country";
import { sendPlainCall } from "@/store/api/plain-call";
import { useShopDispatch, useShopSelector } from "@/store/hooks";

/** Preselected where the browser names no country that we deliver to. It has a greeting of its own. */
const homeCountry = "AU";

/** Asks for the country. Closing it without choosing saves nothing. Kept small: most first visits load it. */
export function CountryDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages("dialogs.country");
  return (
    <NativeDialog
      title={messages.title}
      description={messages.text}
      closeLabel={messages.close}
      onClose={onClose}
    >
      <CountryForm />
    </NativeDialog>
  );
}

type Countries = CallResult<Response<"geography.countries">>;

/** Without RTK Query, which would be loaded for this call alone. */
function useCountries() {
  const [result, setResult] = useState<Countries>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void sendPlainCall(geographyRoutes.countries).then((received) => !isOver && setResult(received));
    return () => void (isOver = true);
  }, [attempt]);
  const retry = () => {
    setResult(undefined);
    setAttempt(attempt + 1);
  };
  return { result, retry };
}

function CountryForm() {
  const t = useTranslator("dialogs.country");
  const dispatch = useShopDispatch();
  const { result, retry } = useCountries();
  const countries = result?.ok ? result.data : undefined;
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
    const saved = await dispatch(saveCountry(country));
    // Still marked as saving until the reload shows the prices of the new country.
    if (saved.ok) {
      if (language === pageLanguage) return window.location.reload();
      await dispatch(saveLanguage(language));
      return openIn(language);
    }
    setFailure(messageOf(saved.error));
    setIsSaving(false);
  }

  if (result && !result.ok)
    return <FailedState message={messageOf(result.error)} retryLabel={t("retry")} onRetry={retry} />;
  if (countries === undefined) return <Skeleton label={t("loading")} />;
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Select
        label={t("label")}
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
      <Button type="submit" pending={isSaving && t("entering")}>
        {t("enter")}
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
