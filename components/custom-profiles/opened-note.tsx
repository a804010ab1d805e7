import { FailedState } from "@/components/ui/failed-state";
import type { BuilderWords } from "./custom-words";
import { changeChoice } from "./use-choice";
import type { Opened } from "./use-opened";

interface OpenedNoteProps {
  readonly opened: Opened;
  readonly words: BuilderWords["builder"];
}

/** What became of the profile that the address names. */
export function OpenedNote({ opened: { state, retry }, words }: OpenedNoteProps) {
  if (state === "failed")
    return (
      <div className="mt-4">
        <FailedState message={words.failed} retryLabel={words.retry} onRetry={retry} />
      </div>
    );
  return (
    <div role="status" className="mt-4 empty:hidden">
      {state === "loading" && words.opening}
      {state === "gone" && (
        <p className="rounded-box border border-edge bg-card p-4">
          {words.gone}{" "}
          <button
            type="button"
            className="min-h-6 font-semibold text-brand underline underline-offset-4"
            onClick={() => changeChoice({})}
          >
            {words.startAnew}
          </button>
        </p>
      )}
    </div>
  );
}
