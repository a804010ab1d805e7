"use client";

import { useMessages } from "#use-messages";
import { LookupForm } from "@/components/form/lookup-form";
import { LookupResult } from "@/components/form/lookup-result";
import { useAddressQuery } from "@/components/form/use-address-query";
import { limits } from "@/lib/config/limits";
import { microchipCheckerRoutes } from "@/lib/contract/breeding/microchip-checker/microchip-checker.routes";
import { normalizeMicrochip } from "@/lib/domain/breeding/microchip";
import { useQueryCall } from "@/store/api/use-query-call";
import { MicrochipView } from "./microchip-view";
import { OwnAnimals } from "./own-animals";

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
