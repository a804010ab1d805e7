import type { ReactNode } from "react";

/** Whose eyes an admin is looking through; it stays in sight wherever the page is. */
export function AdminBanner({ children }: { readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className="sticky top-0 z-40 bg-ink px-4 py-2 text-center text-small font-medium text-card"
    >
      {children}
    </p>
  );
}
