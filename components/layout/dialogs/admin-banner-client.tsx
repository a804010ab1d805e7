"use client";

import { useEffect } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { StopImpersonating } from "@/components/top/public/stop-impersonating-client";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { useQueryCall } from "@/store/api/use-query-call";

const findUserStyles = "ml-3 inline-block min-h-6 font-semibold text-card hover:text-card";

/** Shown to admins on every page: who they are signed in as, and how to start or stop impersonating. */
export function AdminBanner() {
  const t = useTranslator("dialogs.admin");
  const { data: user } = useQueryCall(accountRoutes.details);
  useEffect(() => {
    // Hides the news banner: see base.css.
    document.documentElement.dataset.admin = "";
    return () => void delete document.documentElement.dataset.admin;
  }, []);
  if (user === undefined) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 bg-ink px-4 py-2 text-center text-small font-medium text-card [--ring:var(--color-card)]"
    >
      {t(`loggedInAs.${user.type}`, { name: user.name })}
      {user.loggedInBy === null ? (
        <Link href={fixedPaths.admin} className={findUserStyles}>
          {t("findUser")}
        </Link>
      ) : (
        <StopImpersonating label={t("stopImpersonating")} />
      )}
    </div>
  );
}
