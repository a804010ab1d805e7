"use client";

import { Suspense } from "react";
import { useMessages } from "#use-messages";
import { LookupForm } from "@/components/form/lookup-form";
import { LookupResult } from "@/components/form/lookup-result";
import { useAddressQuery } from "@/components/form/use-address-query";
import { Skeleton } from "@/components/ui/skeleton";
import { limits } from "@/lib/config/limits";
import { reportAuthenticationRoutes } from "@/lib/contract/animals/results/report-authentication/report-authentication.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import { lazyPart } from "@/components/ui/lazy-part";

const ReportView = lazyPart(async () => (await import("./report-view")).ReportView);

interface ReportAuthenticationProps {
  /** Country of the market. */
  readonly country: string;
}

/** Checks the report of the address's barcode. */
export function ReportAuthentication({ country }: ReportAuthenticationProps) {
  const messages = useMessages("reportAuthentication");

  const [typed, changeBarcode] = useAddressQuery("barcode");
  const barcode = typed?.slice(0, limits.barcodeLength) ?? "";
  const query = useQueryCall(
    reportAuthenticationRoutes.get,
    { params: { barcode } },
    { isSkipped: barcode === "" },
  );
  // The response does not repeat the barcode: another one's must not stay while this one is looked up.
  const answer = query.isFetching || query.isError ? undefined : query.data;
  return (
    <div className="grid max-w-text gap-8">
      <LookupForm
        name="barcode"
        value={barcode}
        maxLength={limits.barcodeLength}
        labels={messages}
        isFetching={query.isFetching}
        onSubmit={(next) => (next === barcode ? query.refetch() : changeBarcode(next))}
      />
      {barcode !== "" && (
        <LookupResult {...query} failure={reportAuthenticationRoutes.get.failure} labels={messages}>
          {answer && (
            <Suspense fallback={<Skeleton label={messages.loading} lines={5} />}>
              <ReportView key={barcode} answer={answer} barcode={barcode} country={country} />
            </Suspense>
          )}
        </LookupResult>
      )}
    </div>
  );
}
