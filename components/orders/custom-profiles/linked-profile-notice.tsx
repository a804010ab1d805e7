import { FailedState } from "@/components/ui/failed-state";
import type { BuilderTranslate } from "./custom-profile-messages";
import { updateProfileChoice } from "./use-profile-choice";
import type { LinkedProfile } from "./use-linked-profile";

interface LinkedProfileNoticeProps {
  readonly linked: LinkedProfile;
  readonly t: BuilderTranslate;
}

/** State of the profile that the address names: loading, missing or failed. */
export function LinkedProfileNotice({ linked: { state, retry }, t }: LinkedProfileNoticeProps) {
  if (state === "failed")
    return (
      <div className="mt-4">
        <FailedState message={t("builder.failed")} retryLabel={t("builder.retry")} onRetry={retry} />
      </div>
    );
  return (
    <div role="status" className="mt-4 empty:hidden">
      {state === "loading" && t("builder.opening")}
      {state === "gone" && (
        <p className="rounded-box border border-edge bg-card p-4">
          {t("builder.notFound")}{" "}
          <button
            type="button"
            className="min-h-6 font-semibold text-brand underline underline-offset-4"
            onClick={() => updateProfileChoice({})}
          >
            {t("builder.startOver")}
          </button>
        </p>
      )}
    </div>
  );
}
