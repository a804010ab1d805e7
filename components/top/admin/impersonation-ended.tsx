import { translate } from "@/lib/i18n/translate";

/** Shown instead of the page once an admin's time as a user is over. The banner has the button that stops. */
export function ImpersonationEnded() {
  const t = translate("admin");
  return (
    <div className="grid max-w-text gap-4">
      <h1>{t("impersonation.endedTitle")}</h1>
      <p className="text-lead text-quiet">{t("impersonation.endedText")}</p>
    </div>
  );
}
