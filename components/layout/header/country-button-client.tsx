"use client";

import { useLanguage, useMessages } from "#use-plain-messages";
import { flagPicture } from "@/lib/domain/flag-picture";
import { preloadApi } from "@/store/api/call-api";
import { openCountryDialog } from "@/store/api/kernel/country";
import { useShopDispatch, useShopSelector } from "@/store/hooks";

interface CountryButtonProps {
  /** Country of the page's prices: displayed until the visitor's own country is known. */
  readonly country: string;
}

/** Flag of the visitor's country, and the page's language; opens the dialog of both. */
export function CountryButton({ country }: CountryButtonProps) {
  const messages = useMessages("layout.countryButton");
  const chosenCountry = useShopSelector((state) => state.application.countryCode);
  const language = useLanguage();
  const dispatch = useShopDispatch();
  const code = chosenCountry ?? country;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // The sheet of the portal would stay above the dialog.
        currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
        dispatch(openCountryDialog());
      }}
      onPointerEnter={preloadApi}
      className="flex h-10 items-center gap-2 text-small font-medium hover:underline scriptless:hidden"
    >
      {/* Lazy: on a phone the button is in the closed menu. */}
      <img src={flagPicture(code)} width={24} height={16} alt="" loading="lazy" className="rounded-[2px]" />
      <span className="sr-only">{messages.change}</span> {code} · {language.toUpperCase()}
    </button>
  );
}
