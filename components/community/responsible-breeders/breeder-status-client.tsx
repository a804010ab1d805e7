"use client";

import { lazy, Suspense, useState } from "react";
import type { FormMessages } from "@/store/api/failure-message";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { BreederStatus, Visitor } from "@/store/api/community/responsible-breeders";
import type { BreederTranslate } from "./breeder-messages";
import { ListingFacts } from "./listing-facts";
import { Withdraw } from "./withdraw-client";
import { StatusCard } from "./status-card-client";

const BreederForm = lazy(() =>
  import("./breeder-form-client").then(({ BreederForm: form }) => ({ default: form })),
);

type BreederStatusViewProps = Omit<Extract<Visitor, { is: "breeder" }>, "is"> & {
  readonly t: BreederTranslate;
  readonly formMessages: FormMessages;
};

/** State of a breeder's application and listing, and the actions that are possible. */
export function BreederStatusView({ status: initial, ...rest }: BreederStatusViewProps) {
  const [status, setStatus] = useState(initial);
  const { listing, application } = status;
  const isPending = application?.state === "waiting";
  // After an action its card gets the focus: the element that had it is gone.
  const shared = { ...rest, isNew: status !== initial, onChange: setStatus };
  return (
    <div className="grid max-w-form grid-cols-1 gap-6">
      {listing && <PublishedListing {...shared} listing={listing} isPending={isPending} />}
      {isPending ? (
        <PendingApplication {...shared} application={application} isListed={listing !== null} />
      ) : (
        <NextAction {...shared} status={status} />
      )}
    </div>
  );
}

type PartProps = Omit<BreederStatusViewProps, "status"> & {
  readonly isNew: boolean;
  readonly onChange: (status: BreederStatus) => void;
};

type PublishedListingProps = PartProps & {
  readonly listing: NonNullable<BreederStatus["listing"]>;
  readonly isPending: boolean;
};

function PublishedListing({ listing, isPending, isNew, onChange, t, formMessages }: PublishedListingProps) {
  return (
    <StatusCard title={t("visit.listedTitle")} text={t("visit.listedText")} isFocused={isNew && !isPending}>
      <ListingFacts facts={listing} t={t} />
      {isPending && <p>{t("visit.changeWaits")}</p>}
      <Withdraw label={t("visit.withdraw")} t={t} formMessages={formMessages} onDone={onChange} />
    </StatusCard>
  );
}

type PendingApplicationProps = PartProps & {
  readonly application: NonNullable<BreederStatus["application"]>;
  readonly isListed: boolean;
};

function PendingApplication({
  application,
  isListed,
  isNew,
  onChange,
  t,
  formMessages,
}: PendingApplicationProps) {
  return (
    <StatusCard title={t("visit.waitingTitle")} text={t("visit.waitingText")} isFocused={isNew}>
      <ListingFacts facts={application} t={t} />
      {!isListed && (
        <Withdraw label={t("visit.withdrawWaiting")} t={t} formMessages={formMessages} onDone={onChange} />
      )}
    </StatusCard>
  );
}

/** Without a pending application: a first application, or one for a change. */
function NextAction({
  status,
  isNew,
  onChange,
  t,
  formMessages,
  countries,
  country,
}: PartProps & { readonly status: BreederStatus }) {
  const { listing, application } = status;
  const [isOpen, setIsOpen] = useState(listing === null);
  return (
    <>
      {application && <LastDecision listing={listing} application={application} t={t} isFocused={isNew} />}
      {isOpen || listing === null ? (
        <Suspense fallback={<Skeleton label={t("visit.loading")} />}>
          <BreederForm
            countries={countries}
            country={country}
            formMessages={formMessages}
            previous={application ?? undefined}
            t={t}
            onDone={onChange}
          />
        </Suspense>
      ) : (
        <p>
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            {t("visit.change")}
          </Button>
        </p>
      )}
    </>
  );
}

interface LastDecisionProps {
  readonly listing: BreederStatus["listing"];
  readonly application: NonNullable<BreederStatus["application"]>;
  readonly t: BreederTranslate;
  readonly isFocused: boolean;
}

/** The last decision, unless the listing shows it. */
function LastDecision({ listing, application: { state, note }, t, isFocused }: LastDecisionProps) {
  if (state === "declined")
    return (
      <StatusCard title={t("visit.declinedTitle")} text={t("visit.declinedText")} isFocused={false}>
        {note && <p className="whitespace-pre-line wrap-anywhere">{t("visit.note", { note })}</p>}
      </StatusCard>
    );
  if (listing) return null;
  return <StatusCard title={t("visit.offTitle")} text={t("visit.offText")} isFocused={isFocused} />;
}
