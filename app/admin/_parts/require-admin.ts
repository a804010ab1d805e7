import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireUser } from "@/lib/server/session/visitor";

/** 404 for everybody but admins. */
export async function requireAdmin(path: string): Promise<void> {
  const { isAdmin } = await requireUser(path);
  if (!isAdmin) notFound();
}

/** Only admins get a title: to others the page does not exist. */
export async function adminTitle(path: string, title: () => string): Promise<Metadata> {
  const { isAdmin } = await requireUser(path);
  return isAdmin ? { title: title() } : {};
}
