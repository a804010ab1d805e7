"use client";

import { useMessages, useTranslator } from "#use-messages";
import { LookupForm } from "@/components/form/lookup-form";
import { LookupResult } from "@/components/form/lookup-result";
import { useAddressQuery } from "@/components/form/use-address-query";
import { limits } from "@/lib/config/limits";
import { microchipCheckerRoutes } from "@/lib/contract/breeding/microchip-checker/microchip-checker.routes";
import { normalizeMicrochip } from "@/lib/domain/breeding/microchip";
import { useQueryCall } from "@/store/api/use-query-call";
import { MicrochipView } from "./microchip-view";
import { Link } from "@/components/links/link";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { Translator } from "@/lib/i18n/translator";
import type { Response } from "@/lib/contract/calls";

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
