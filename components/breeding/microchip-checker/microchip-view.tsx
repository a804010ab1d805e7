import { formatLocale } from "@/lib/config/languages";
import { type ReactNode, useId } from "react";
import { useTranslator } from "#use-messages";
import { useResultFocus } from "@/components/form/lookup-result";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { formatMicrochip } from "@/lib/domain/breeding/microchip";
import { pageLanguage } from "@/lib/i18n/page-language";
import type { Translator } from "@/lib/i18n/translator";
import type { Response } from "@/lib/contract/calls";

type Check = Response<"microchipChecker.checkPublic">;

interface MicrochipViewProps {
  readonly check: Check;
  readonly children: ReactNode;
}

const meanings = { valid: "clear", doubtful: "carrier", old: "unknown", invalid: "affected" } as const;

function verdictOf({ kind, issuer }: Check): keyof typeof meanings {
  if (kind !== "iso") return kind;
  return issuer === "unassigned" || issuer === "test" ? "doubtful" : "valid";
}

/** What the number says. */
export function MicrochipView({ check, children }: MicrochipViewProps) {
  const t = useTranslator("microchipChecker");
  const id = useId();
  const heading = useResultFocus(check.number);
  const verdict = verdictOf(check);
  const meaning = meanings[verdict];
  return (
    <section aria-labelledby={id} className={cn(cardStyles, "grid gap-4")}>
      <p className="text-title-2 font-bold tabular-nums wrap-anywhere">{formatMicrochip(check.number)}</p>
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className={cn(
          "justify-self-start rounded-full px-3 py-1 text-base outline-none",
          meaningStyles[meaning],
        )}
      >
        <MeaningSymbol meaning={meaning} /> {t(`verdicts.${verdict}`)}
      </h2>
      {explain(check, t).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </section>
  );
}

function explain({ kind, code, issuer, country, format, problem }: Check, t: Translator<"microchipChecker">) {
  if (problem) return [t(`problems.${problem}`)];
  if (format) return [t(`formats.${format}`)];
  if (kind !== "iso" || !issuer) return [];
  const name = country && new Intl.DisplayNames(formatLocale(pageLanguage()), { type: "region" }).of(country);
  const isUsable = issuer !== "unassigned" && issuer !== "test";
  return [t(`issuers.${issuer}`, { code: code ?? "", country: name ?? "" }), ...(isUsable ? [t("iso")] : [])];
}
