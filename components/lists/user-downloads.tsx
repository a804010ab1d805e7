import type { ReactNode } from "react";
import { translate } from "@/lib/i18n/translate";

interface UserDownloadsProps {
  readonly user: { readonly loggedInBy: string | null };
  readonly children: ReactNode;
}

/** Links of downloads that are refused to an admin who impersonates the user. */
export function UserDownloads({ user, children }: UserDownloadsProps) {
  if (user.loggedInBy === null) return children;
  return <p className="text-quiet">{translate("admin")("impersonation.noDownloads")}</p>;
}
