"use client";

import { useEffect } from "react";
import { BackToSelf } from "@/components/admin/back-to-self-client";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { useReadPersonQuery } from "@/store/api/auth";
import type { OccasionWords } from "./occasion-words";

const findLook = "ml-3 inline-block min-h-6 font-semibold text-card hover:text-card";

/** For an admin, on every page: who they are, and the way to whom they help; or whose eyes they look through, and back. */
export function AdminNotice({ words }: { readonly words: OccasionWords["admin"] }) {
  const { data: person } = useReadPersonQuery();
  useEffect(() => {
    // The news makes room for it: see the styles of the page.
    document.documentElement.dataset.admin = "";
    return () => void delete document.documentElement.dataset.admin;
  }, []);
  if (person === undefined) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 bg-ink px-4 py-2 text-center text-small font-medium text-card [--ring:var(--color-card)]"
    >
      {words.loggedInAs[person.type].replace("{name}", () => person.name)}
      {person.loggedInBy === null ? (
        <a href={fixedPaths.admin} className={findLook}>
          {words.find}
        </a>
      ) : (
        <BackToSelf label={words.back} />
      )}
    </div>
  );
}
