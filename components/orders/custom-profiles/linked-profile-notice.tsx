import { useTranslator } from "#use-messages";
import { FailedState } from "@/components/ui/failed-state";
import { updateProfileChoice } from "./use-profile-choice";
import type { LinkedProfile } from "./use-linked-profile";

interface LinkedProfileNoticeProps {
  readonly linked: LinkedProfile;
}

/** State of the profile that the address names: loading, missing or failed. */
export function LinkedProfileNotice({ linked: { state, retry } }: LinkedProfileNoticeProps) {
  const t = useTranslator("customProfiles.builder");
  if (state === "failed")
    return (
      <div className="mt-4">
        <FailedState message={t("failed")} retryLabel={t("retry")} onRetry={retry} />
      </div>
    );
  return (
    <div role="status" className="mt-4 empty:hidden">
      {state === "loading" && t("opening")}
      {state === "gone" && (
        <p className="rounded-box border border-edge bg-card p-4">
          {t("notFound")}{" "}
          <button
            type="button"
            className="min-h-6 font-semibold text-brand underline underline-offset-4"
            onClick={() => updateProfileChoice({})}
          >
            {t("startOver")}
          </button>
        </p>
      )}
    </div>
  );
}
