"use client";

import { cn } from "@/components/ui/class-names";
import { pictures } from "@/lib/domain/pictures";
import { askCountry } from "@/store/country";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { preloadCalls } from "@/store/load-calls";

interface CountryButtonProps {
  /** Whose prices the page was made with: shown until the visitor's own country is known. */
  readonly country: string;
  /** With `{country}` where its code goes. */
  readonly label: string;
  readonly className?: string;
}

/** The flag, and the way to another one. */
export function CountryButton({ country, label, className }: CountryButtonProps) {
  const chosen = useShopSelector((state) => state.application.countryCode);
  const dispatch = useShopDispatch();
  const code = chosen ?? country;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label.replace("{country}", code)}
      onClick={() => dispatch(askCountry())}
      onPointerEnter={preloadCalls}
      className={cn(
        "flex h-10 items-center gap-2 text-small font-medium hover:underline scriptless:hidden",
        className,
      )}
    >
      {/* On a phone it stands in the closed menu: whoever does not open that need not wait for it. */}
      <img src={pictures.flag(code)} width={24} height={16} alt="" loading="lazy" className="rounded-[2px]" />
      {code}
    </button>
  );
}
