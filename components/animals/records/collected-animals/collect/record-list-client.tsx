"use client";

import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { removeRecord, type SavedRecord } from "@/components/animals/public/device-store";
import { fieldLabel, fieldOf } from "./record-values";
import { useFocusOnMount } from "./use-focus-on-mount";

interface RecordListProps {
  readonly records: readonly SavedRecord[];
  readonly isSending: boolean;
  /** After closing the form. */
  readonly isFocused: boolean;
  /** Null for a new one. */
  readonly onEdit: (saved: SavedRecord | null) => void;
  readonly onRemoved: () => void;
}

/** Waiting records beyond this number are only counted. */
const shown = 20;

/** The agent's records on this device: first what needs correcting, then the newest. */
export function RecordList({ records, isFocused, ...actions }: RecordListProps) {
  const t = useTranslator("collector.list");
  const { onEdit } = actions;
  const heading = useFocusOnMount(isFocused);
  const wrong = records.filter(({ errors }) => errors.length > 0);
  const waiting = records.filter(({ errors }) => errors.length === 0).toReversed();
  const more = waiting.length - shown;
  return (
    <section aria-labelledby="records" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="records" ref={heading} tabIndex={-1}>
          {t("title")}
        </h2>
        <Button onClick={() => onEdit(null)}>{t("add")}</Button>
      </div>
      {records.length === 0 && <EmptyState title={t("empty")} hint={t("emptyHint")} />}
      <ul className="grid grid-cols-1 gap-3">
        {[...wrong, ...waiting.slice(0, shown)].map((saved) => (
          <li key={saved.clientId}>
            <RecordCard saved={saved} {...actions} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-quiet">{t("more", { count: more })}</p>}
    </section>
  );
}

interface RecordCardProps extends Omit<RecordListProps, "records" | "isFocused"> {
  readonly saved: SavedRecord;
}

function RecordCard({ saved, isSending, onEdit, onRemoved }: RecordCardProps) {
  const t = useTranslator("collector");
  const { record, errors } = saved;
  const isWrong = errors.length > 0;
  return (
    <Card className="grid gap-3">
      <div className="min-w-0">
        <h3 className="text-title-3 wrap-anywhere">{record.petName}</h3>
        <p className="text-quiet wrap-anywhere">{[record.breed, ...record.barcodes].join(" · ")}</p>
        <p className="wrap-anywhere">{t("list.owner", { name: record.ownerName })}</p>
        <p className={isWrong ? "font-medium text-affected" : "font-medium text-carrier"}>
          {isWrong ? t("list.wrong") : t("list.waiting")}
        </p>
        {isWrong && (
          <ul className="text-affected">
            {errors.map(({ field, message }) => (
              <li key={field}>{[fieldLabel(fieldOf(field), t), message].filter(Boolean).join(": ")}</li>
            ))}
          </ul>
        )}
      </div>
      {!isSending && (
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" onClick={() => onEdit(saved)}>
            {isWrong ? t("list.correct") : t("list.show")}
            <span className="sr-only"> {record.petName}</span>
          </Button>
          <RemoveButton saved={saved} onRemoved={onRemoved} />
        </div>
      )}
    </Card>
  );
}

/** Asks before the only copy is deleted. */
function RemoveButton({ saved, onRemoved }: Pick<RecordCardProps, "saved" | "onRemoved">) {
  const t = useTranslator("collector.list");
  const [isAsking, setAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    dialog.current?.close();
    setAsking(false);
  };
  async function remove() {
    await removeRecord(saved.clientId);
    onRemoved();
  }
  return (
    <>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-expanded={isAsking}
        onClick={() => {
          dialog.current?.showModal();
          setAsking(true);
        }}
      >
        {t("remove")}
        <span className="sr-only"> {saved.record.petName}</span>
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={`remove-${saved.clientId}`}
        onClose={close}
        className="m-auto w-[calc(100vw-2rem)] max-w-form rounded-box bg-card p-5 text-ink shadow-over backdrop:bg-ink/50"
      >
        <div className="grid gap-3">
          <h2 id={`remove-${saved.clientId}`} className="text-title-3">
            {t("removeSure")}
          </h2>
          <p>{t("removeText")}</p>
          <div className="flex flex-wrap gap-3">
            <Button kind="danger" onClick={() => void remove()}>
              {t("remove")}
            </Button>
            <Button kind="secondary" onClick={close}>
              {t("removeCancel")}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  );
}
