"use client";

import { LookupForm } from "@/components/form/lookup-form";
import { LookupResult } from "@/components/form/lookup-result";
import { useAddressQuery } from "@/components/form/use-address-query";
import { limits } from "@/lib/config/limits";
import { microchipCheckerRoutes } from "@/lib/contract/breeding/microchip-checker/microchip-checker.routes";
import { normalizeMicrochip } from "@/lib/domain/microchip";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import type { FormMessages } from "@/store/api/failure-message";
import { useQueryCall } from "@/store/api/use-query-call";
import { MicrochipView } from "./microchip-view";
import { OwnAnimals } from "./own-animals";

interface MicrochipCheckerProps {
  /** Also says which of the user's own animals carries the number. */
  readonly isOwn?: boolean;
  readonly messages: Messages["microchipChecker"];
  readonly formMessages: FormMessages;
}

/** Checks the number of the address. */
export function MicrochipChecker({ isOwn = false, messages, formMessages }: MicrochipCheckerProps) {
  const t = useTranslator(messages);
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
        <LookupResult
          {...query}
          failure={microchipCheckerRoutes.check.failure}
          labels={messages}
          formMessages={formMessages}
        >
          {check && (
            <MicrochipView key={check.number} check={check} t={t}>
              {animals && <OwnAnimals animals={animals} t={t} />}
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
