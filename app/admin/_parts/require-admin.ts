import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Language } from "@/lib/config/languages";
import { visitorMarket } from "@/lib/server/market";
import { requirePerson } from "@/lib/server/session/visitor";

/** Whoever is no admin finds no such page. */
export async function requireAdmin(path: string) {
  const person = await requirePerson(path);
  if (!person.isAdmin) notFound();
  const { language } = await visitorMarket();
  return { person, language };
}

/** The title says no more than the page: who is no admin is not told that there is one. */
export async function adminTitle(path: string, titleIn: (language: Language) => string): Promise<Metadata> {
  const { isAdmin } = await requirePerson(path);
  const { language } = await visitorMarket();
  return isAdmin ? { title: titleIn(language) } : {};
}
