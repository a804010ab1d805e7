import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requestLanguage } from "@/lib/i18n/translate";
import { requireUser } from "@/lib/server/session/visitor";

/** 404 for everybody but admins. */
export async function requireAdmin(path: string) {
  const user = await requireUser(path);
  if (!user.isAdmin) notFound();
  return { user, language: requestLanguage() };
}

/** Only admins get a title: to others the page does not exist. */
export async function adminTitle(path: string, title: () => string): Promise<Metadata> {
  const { isAdmin } = await requireUser(path);
  return isAdmin ? { title: title() } : {};
}
