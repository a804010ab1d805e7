import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { useArchive } from "./use-archive";

export interface Notice {
  readonly text: string;
  /** Animals that can be brought back. */
  readonly archived: readonly number[];
}

interface ListNoticeProps {
  readonly notice: Notice | undefined;
  readonly onUndone: () => void;
}

/** What has just happened to the list, and the way back. */
export function ListNotice({ notice, onUndone }: ListNoticeProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus has left with its row.
    if (notice) status.current?.focus();
  }, [notice]);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="font-medium text-clear outline-none empty:hidden"
      >
        {notice?.text}
      </p>
      {notice && notice.archived.length > 0 && <UndoButton ids={notice.archived} onUndone={onUndone} />}
    </div>
  );
}

interface UndoButtonProps extends Pick<ListNoticeProps, "onUndone"> {
  readonly ids: readonly number[];
}

/** The list is read again afterwards: its order decides where the animals belong. */
function UndoButton({ ids, onUndone }: UndoButtonProps) {
  const t = useTranslator("animals.selection");
  const router = useRouter();
  const { run, isSending, failure } = useArchive();
  async function undo() {
    const done = await run("restore", ids);
    if (done.length < ids.length) return;
    onUndone();
    router.refresh();
  }
  return (
    <>
      <Button kind="quiet" pending={isSending && t("undoing")} onClick={() => void undo()}>
        {t("undo")}
      </Button>
      <FormFailure message={failure} />
    </>
  );
}
