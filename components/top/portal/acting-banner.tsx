import { Link } from "@/components/links/link";
import { StopImpersonating } from "@/components/top/public/stop-impersonating-client";
import { translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
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
      className={cn(
        "flex min-h-9 flex-wrap items-center justify-center gap-x-3 px-4 text-center text-small font-medium max-wide:min-h-14 max-wide:flex-col",
        isImpersonated ? "bg-ink text-card [--ring:var(--color-card)]" : "border-b border-line bg-sand",
      )}
    >
      <span className="wrap-anywhere">{t(`admin.loggedInAs.${type}`, { name })}</span>
      <span className="shrink-0">
        {isImpersonated ? (
          <StopImpersonating label={t("admin.stopImpersonating")} />
        ) : (
          <Link href={paths.admin} className="inline-block min-h-6 font-semibold">
            {t("admin.findUser")}
          </Link>
        )}
      </span>
    </div>
  );
}
