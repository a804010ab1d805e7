"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { type LabStage, labStages } from "@/lib/config/kits/lab";
import { adminLabRoutes } from "@/lib/contract/kits/admin-lab/admin-lab.routes";
import { CloseForm, HoldForm, PromiseForm, StageForm } from "./tube-forms";

interface TubeActionsProps {
  readonly barcode: string;
  readonly stage: LabStage | null;
  readonly isOnHold: boolean;
  /** A new tube for a failed sample that is not in the post yet. */
  readonly canSend: boolean;
}

interface DialogLabels {
  readonly open: string;
  readonly title: string;
  readonly text: string;
}

/** Everything that can happen to a tube. After each action the page is refreshed. */
export function TubeActions({ barcode, stage, ...props }: TubeActionsProps) {
  const messages = useMessages("adminLab");

  const t = useTranslator("adminLab.actions");
  const router = useRouter();
  const [hasSaved, setHasSaved] = useState(false);
  const done = (close: () => void) => () => {
    close();
    setHasSaved(true);
    router.refresh();
  };
  const form = { barcode };
  const dialogOf = ({ open: label, title, text: description }: DialogLabels) => ({
    label,
    title,
    description,
    closeLabel: t("close"),
  });
  return (
    <section aria-labelledby="actions" className={cn(cardStyles, "grid gap-4")}>
      <h2 id="actions">{t("title")}</h2>
      <div className="flex flex-wrap gap-3">
        <MoveToNext key={stage} barcode={barcode} stage={stage} onDone={done(() => undefined)} />
        <DialogButton kind="secondary" {...dialogOf(messages.actions.stage)}>
          {(close) => <StageForm {...form} stage={stage} onDone={done(close)} />}
        </DialogButton>
        {props.canSend && <Confirmed {...form} action="send" />}
        {props.isOnHold ? (
          <Confirmed {...form} action="release" />
        ) : (
          <DialogButton kind="secondary" {...dialogOf(messages.actions.hold)}>
            {(close) => <HoldForm {...form} onDone={done(close)} />}
          </DialogButton>
        )}
        <DialogButton kind="secondary" {...dialogOf(messages.actions.promise)}>
          {(close) => <PromiseForm {...form} onDone={done(close)} />}
        </DialogButton>
        {(["fail", "cancel"] as const).map((action) => (
          <DialogButton key={action} kind="danger" {...dialogOf(messages.actions[action])}>
            {(close) => <CloseForm {...form} action={action} onDone={done(close)} />}
          </DialogButton>
        ))}
      </div>
      <p role="status" className="empty:hidden">
        {hasSaved ? t("done") : ""}
      </p>
    </section>
  );
}

type ConfirmedProps = Pick<TubeActionsProps, "barcode"> & {
  readonly action: "send" | "release";
};

function Confirmed({ action, barcode }: ConfirmedProps) {
  const messages = useMessages("adminLab.actions");
  const params = { barcode };
  const button = { kind: "secondary", labels: messages[action] } as const;
  if (action === "send") return <ConfirmAction {...button} route={adminLabRoutes.send} input={{ params }} />;
  const input = () => ({ params, body: { actionId: createIdempotencyKey() } });
  return <ConfirmAction {...button} route={adminLabRoutes.release} input={input} />;
}

type MoveToNextProps = Omit<TubeActionsProps, "isOnHold" | "canSend"> & { readonly onDone: () => void };

function MoveToNext({ barcode, stage, onDone }: MoveToNextProps) {
  const t = useTranslator("adminLab");
  const move = useRouteCall(adminLabRoutes.move);
  // Until the page shows the next stage, a second click repeats the same action.
  const [actionId] = useState(createIdempotencyKey);
  const next = stage === null ? labStages[0] : labStages[labStages.indexOf(stage) + 1];
  if (next === undefined) return null;
  const send = async () => {
    const body = { actionId, stage: next, barcodes: [barcode] };
    if ((await move.send({ body })).ok) onDone();
  };
  return (
    <>
      <Button pending={move.isSending && t("actions.moving")} onClick={() => void send()}>
        {t("actions.next", { stage: t(`stages.${next}`) })}
      </Button>
      <FormFailure message={move.failure} />
    </>
  );
}
