import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Language } from "@/lib/config/languages";
import { visitorMarket } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

/** 404 for everybody but admins. */
export async function requireAdmin(path: string) {
  const user = await requireUser(path);
  if (!user.isAdmin) notFound();
  const { language } = await visitorMarket();
  return { user, language };
}

/** Only admins get a title: to others the page does not exist. */
export async function adminTitle(path: string, titleIn: (language: Language) => string): Promise<Metadata> {
  const { isAdmin } = await requireUser(path);
  const { language } = await visitorMarket();
  return isAdmin ? { title: titleIn(language) } : {};
}
