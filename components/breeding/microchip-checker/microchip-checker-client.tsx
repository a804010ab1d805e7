"use client";

import { useMessages, useTranslator } from "#use-messages";
import { LookupForm } from "@/components/form/lookup-form";
import { LookupResult, useResultFocus } from "@/components/form/lookup-result";
import { useAddressQuery } from "@/components/form/use-address-query";
import { limits } from "@/lib/config/limits";
import { microchipCheckerRoutes } from "@/lib/contract/breeding/microchip-checker/microchip-checker.routes";
import { normalizeMicrochip, formatMicrochip } from "@/lib/domain/breeding/microchip";
import { useQueryCall } from "@/store/api/use-query-call";
import { Link } from "@/components/links/link";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { Translator } from "@/lib/i18n/translator";
import type { Response } from "@/lib/contract/calls";
import { formatLocale } from "@/lib/config/languages";
import { type ReactNode, useId } from "react";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { pageLanguage } from "@/lib/i18n/page-language";

interface MicrochipCheckerProps {
  /** Also says which of the user's own animals carries the number. */
  readonly isOwn?: boolean;
}

/** Checks the number of the address. */
export function MicrochipChecker({ isOwn = false }: MicrochipCheckerProps) {
  const messages = useMessages("microchipChecker");

  const [typed, changeNumber] = useAddressQuery("number");
  const id = typed?.slice(0, limits.barcodeLength) ?? "";
  const { query, animals } = useCheck(id, isOwn);
  const check = query.data?.number === normalizeMicrochip(id) ? query.data : undefined;
  return (
    <div className="grid max-w-text gap-8">
      <LookupForm
        name="number"
        value={id}
        maxLength={limits.barcodeLength}
        labels={messages}
        isFetching={query.isFetching && check === undefined}
        onSubmit={(next) => (next === id ? query.refetch() : changeNumber(next))}
      />
      {id !== "" && (
        <LookupResult {...query} failure={microchipCheckerRoutes.check.failure} labels={messages}>
          {check && (
            <MicrochipView key={check.number} check={check}>
              {animals && <OwnAnimals animals={animals} />}
            </MicrochipView>
          )}
        </LookupResult>
      )}
    </div>
  );
}

function useCheck(id: string, isOwn: boolean) {
  const input = { params: { id } };
  const ofNumber = useQueryCall(microchipCheckerRoutes.checkPublic, input, {
    isSkipped: isOwn || id === "",
  });
  const ofUser = useQueryCall(microchipCheckerRoutes.check, input, { isSkipped: !isOwn || id === "" });
  return { query: isOwn ? ofUser : ofNumber, animals: ofUser.data?.animals };
}

type Animal = Response<"microchipChecker.check">["animals"][number];

/** The user's animals with this number, with their parents. */
function OwnAnimals({ animals }: { readonly animals: readonly Animal[] }) {
  const t = useTranslator("microchipChecker");
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-title-3">{t("own.title")}</h3>
      {animals.length === 0 && <p className="text-quiet">{t("own.none")}</p>}
      <ul className="grid gap-3">
        {animals.map((animal) => (
          <li key={animal.id}>
            <p className="font-semibold wrap-anywhere">
              <Link href={animalPaths.animal(animal.id)}>{animal.name}</Link>
            </p>
            {factLines(animal, t).map((line) => (
              <p key={line} className="text-small text-quiet wrap-anywhere">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function factLines(
  { breed, birthYear, dam, sire }: Animal,
  t: Translator<"microchipChecker">,
): readonly string[] {
  const facts = [breed, birthYear && t("own.born", { year: String(birthYear) })].filter(Boolean).join(", ");
  const parents = [dam && t("own.dam", { name: dam }), sire && t("own.sire", { name: sire })];
  const known = parents.filter((line) => typeof line === "string" && line !== "");
  return [facts, ...(known.length === 0 ? [t("own.noParents")] : known)].filter((line): line is string =>
    Boolean(line),
  );
}

type Check = Response<"microchipChecker.checkPublic">;

const meanings = { valid: "clear", doubtful: "carrier", old: "unknown", invalid: "affected" } as const;

function verdictOf({ kind, issuer }: Check): keyof typeof meanings {
  if (kind !== "iso") return kind;
  return issuer === "unassigned" || issuer === "test" ? "doubtful" : "valid";
}

/** What the number says. */
function MicrochipView({ check, children }: { readonly check: Check; readonly children: ReactNode }) {
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
