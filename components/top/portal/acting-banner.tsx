import { Link } from "@/components/links/link";
import { StopImpersonating } from "@/components/top/public/stop-impersonating-client";
import { translate } from "@/lib/i18n/translate";
import type { UserType } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";

interface ActingBannerProps {
  readonly name: string;
  readonly type: UserType;
  readonly isImpersonated: boolean;
}

/** Shows admins who they are signed in as, and how to start or stop impersonating. */
export function ActingBanner({ name, type, isImpersonated }: ActingBannerProps) {
  const t = translate("dialogs");
  return (
    <div
      data-acting
      role="status"
      className="flex h-9 items-center justify-center gap-3 bg-ink px-4 text-small font-medium text-card [--ring:var(--color-card)]"
    >
      <span className="truncate">{t(`admin.loggedInAs.${type}`, { name })}</span>
      <span className="shrink-0">
        {isImpersonated ? (
          <StopImpersonating label={t("admin.stopImpersonating")} />
        ) : (
          <Link href={paths.admin} className="inline-block min-h-6 font-semibold text-card hover:text-card">
            {t("admin.findUser")}
          </Link>
        )}
      </span>
    </div>
  );
}
