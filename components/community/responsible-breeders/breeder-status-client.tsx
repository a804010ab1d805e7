"use client";

import { Suspense, useState, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { BreederStatus, Visitor } from "@/store/api/community/responsible-breeders";
import { ListingFacts } from "./listing-facts";
import { Card } from "@/components/ui/card";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { responsibleBreedersRoutes } from "@/lib/contract/community/responsible-breeders/responsible-breeders.routes";
import { lazyPart } from "@/components/ui/lazy-part";

const BreederForm = lazyPart(async () => (await import("./breeder-form-client")).BreederForm);

type BreederStatusViewProps = Omit<Extract<Visitor, { is: "breeder" }>, "is"> & {};

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

function PublishedListing({ listing, isPending, isNew, onChange }: PublishedListingProps) {
  const t = useTranslator("responsibleBreeders.visit");

  return (
    <StatusCard title={t("listedTitle")} text={t("listedText")} isFocused={isNew && !isPending}>
      <ListingFacts facts={listing} />
      {isPending && <p>{t("changeWaits")}</p>}
      <Withdraw label={t("withdraw")} onDone={onChange} />
    </StatusCard>
  );
}

type PendingApplicationProps = PartProps & {
  readonly application: NonNullable<BreederStatus["application"]>;
  readonly isListed: boolean;
};

function PendingApplication({ application, isListed, isNew, onChange }: PendingApplicationProps) {
  const t = useTranslator("responsibleBreeders.visit");

  return (
    <StatusCard title={t("waitingTitle")} text={t("waitingText")} isFocused={isNew}>
      <ListingFacts facts={application} />
      {!isListed && <Withdraw label={t("withdrawWaiting")} onDone={onChange} />}
    </StatusCard>
  );
}

/** Without a pending application: a first application, or one for a change. */
function NextAction({
  status,
  isNew,
  onChange,
  countries,
  country,
}: PartProps & { readonly status: BreederStatus }) {
  const t = useTranslator("responsibleBreeders.visit");
  const { listing, application } = status;
  const [isOpen, setIsOpen] = useState(listing === null);
  return (
    <>
      {application && <LastDecision listing={listing} application={application} isFocused={isNew} />}
      {isOpen || listing === null ? (
        <Suspense fallback={<Skeleton label={t("loading")} />}>
          <BreederForm
            countries={countries}
            country={country}
            previous={application ?? undefined}
            onDone={onChange}
          />
        </Suspense>
      ) : (
        <p>
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            {t("change")}
          </Button>
        </p>
      )}
    </>
  );
}

interface LastDecisionProps {
  readonly listing: BreederStatus["listing"];
  readonly application: NonNullable<BreederStatus["application"]>;
  readonly isFocused: boolean;
}

/** The last decision, unless the listing shows it. */
function LastDecision({ listing, application: { state, note }, isFocused }: LastDecisionProps) {
  const t = useTranslator("responsibleBreeders.visit");
  if (state === "declined")
    return (
      <StatusCard title={t("declinedTitle")} text={t("declinedText")} isFocused={false}>
        {note && <p className="whitespace-pre-line wrap-anywhere">{t("note", { note })}</p>}
      </StatusCard>
    );
  if (listing) return null;
  return <StatusCard title={t("offTitle")} text={t("offText")} isFocused={isFocused} />;
}

interface StatusCardProps {
  readonly title: string;
  readonly text: string;
  /** The card displays the outcome of the user's action. */
  readonly isFocused: boolean;
  readonly children?: ReactNode;
}

function StatusCard({ title, text, isFocused: takesKeyboard, children }: StatusCardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesKeyboard) heading.current?.focus();
  }, [takesKeyboard]);
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid grid-cols-1 justify-items-start gap-4">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {children}
      </section>
    </Card>
  );
}

interface WithdrawProps {
  readonly label: string;
  readonly onDone: (status: BreederStatus) => void;
}

/** Button that asks for confirmation in its place: a mistaken click would cost a listing. */
function Withdraw({ label, onDone }: WithdrawProps) {
  const t = useTranslator("responsibleBreeders.visit");

  const [isConfirming, setIsConfirming] = useState(false);
  const withdrawing = useRouteCall(responsibleBreedersRoutes.withdraw, { staysBusy: true });
  async function withdraw() {
    const outcome = await withdrawing.send();
    if (outcome.ok) onDone(outcome.data);
  }
  if (!isConfirming)
    return (
      <Button kind="quiet" onClick={() => setIsConfirming(true)}>
        {label}
      </Button>
    );
  return (
    <div className="grid gap-3">
      <p>{t("withdrawText")}</p>
      <FormFailure message={withdrawing.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="danger"
          // The clicked button is gone.
          autoFocus
          pending={withdrawing.isSending && t("withdrawing")}
          onClick={() => void withdraw()}
        >
          {label}
        </Button>
        <Button kind="quiet" onClick={() => setIsConfirming(false)}>
          {t("keep")}
        </Button>
      </div>
    </div>
  );
}
