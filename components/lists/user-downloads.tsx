import type { ReactNode } from "react";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";

interface UserDownloadsProps {
  readonly user: { readonly loggedInBy: string | null };
  readonly language: Language;
  readonly children: ReactNode;
}

/** Links of downloads that are refused to an admin who impersonates the user. */
export function UserDownloads({ user, language, children }: UserDownloadsProps) {
  if (user.loggedInBy === null) return children;
  return <p className="text-quiet">{getTranslator(language, "admin")("impersonation.noDownloads")}</p>;
}
