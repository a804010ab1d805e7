"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { Link } from "@/components/links/link";
import { ChevronIcon } from "@/components/ui/chevron-icon";
import { PortalIcon } from "@/components/ui/portal-icon";
import { currentPath } from "./current-path";
import type { NavGroup, NavLink } from "./nav-groups";
import { useShopDispatch } from "@/store/hooks";
import { saveLastTool } from "@/store/persistence/user-tool";

interface NavGroupsProps {
  /** Above the groups. */
  readonly links: readonly NavLink[];
  readonly groups?: readonly NavGroup[];
}

const rowStyles =
  "flex min-h-11 items-center gap-3 rounded-box px-3 font-medium text-ink no-underline hover:bg-sand hover:text-ink desk:min-h-10";
const linkStyles = `${rowStyles} aria-[current]:bg-brand-soft aria-[current]:text-brand-strong`;

/** Links by subject. The group of the current page is open; its tool is remembered as the one used last. */
export function NavGroups({ links, groups = [] }: NavGroupsProps) {
  const pathname = usePathname();
  const dispatch = useShopDispatch();
  const all = [...links, ...groups.flatMap((group) => group.links)];
  const current = currentPath(all, pathname);
  const tool = all.find(({ path }) => path === pathname)?.name;
  useEffect(() => {
    if (tool) dispatch(saveLastTool(tool));
  }, [tool, dispatch]);
  const ariaCurrent = (path: string) =>
    path === current ? (path === pathname ? "page" : "true") : undefined;
  return (
    <>
      <ul className="grid gap-0.5">
        {links.map(({ path, label, icon, note }) => (
          <li key={path}>
            <Link href={path} aria-current={ariaCurrent(path)} className={linkStyles}>
              {icon && <PortalIcon name={icon} className="size-5" />} {label}
              {note && (
                <span className="ml-auto rounded-full bg-unknown-soft px-2 text-small whitespace-nowrap text-unknown">
                  {note}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <details key={group.label} open={group.links.some(({ path }) => path === current)} className="group">
          <summary className={rowStyles}>
            <PortalIcon name={group.icon} className="size-5 text-quiet" />
            <span className="grow">{group.label}</span>
            <span className="text-quiet transition-transform group-open:rotate-180">
              <ChevronIcon />
            </span>
          </summary>
          <ul aria-label={group.label} className="mb-2 ml-5.5 grid border-l border-line pl-2">
            {group.links.map(({ path, label }) => (
              <li key={path}>
                <Link href={path} aria-current={ariaCurrent(path)} className={linkStyles}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
