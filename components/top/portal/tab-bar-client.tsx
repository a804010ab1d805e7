"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { Link } from "@/components/links/link";
import { PortalIcon, type PortalIconName } from "@/components/ui/portal-icon";
import { currentPath, type Place } from "./current-path";

interface TabBarProps {
  readonly label: string;
  readonly tabs: readonly (Place & { readonly label: string; readonly icon: PortalIconName })[];
  /** Opens the element with this id, which has everything else. */
  readonly more: { readonly label: string; readonly navId: string };
}

const tabStyles =
  "flex h-14 w-full flex-col items-center justify-center gap-0.5 text-small leading-tight text-ink no-underline hover:text-brand aria-[current]:font-semibold aria-[current]:text-brand";

/** The most used places, at the bottom of a phone's screen. */
export function TabBar({ label, tabs, more }: TabBarProps) {
  const pathname = usePathname();
  const current = currentPath(tabs, pathname);
  const { navId } = more;
  useEffect(() => {
    // Back shows the page as it was left, but without the sheet that led away.
    const close = () => document.getElementById(navId)?.hidePopover();
    window.addEventListener("pagehide", close);
    return () => window.removeEventListener("pagehide", close);
  }, [navId]);
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-form grid-cols-[repeat(5,auto)]">
        {tabs.map(({ path, label: text, icon }) => (
          <li key={path}>
            <Link href={path} aria-current={path === current ? "page" : undefined} className={tabStyles}>
              <PortalIcon name={icon} /> {text}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget={navId} className={tabStyles}>
            <PortalIcon name="more" /> {more.label}
          </button>
        </li>
      </ul>
    </nav>
  );
}
