"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useShopDispatch } from "@/store/hooks";
import { saveLastTool } from "@/store/persistence/user-tool";

interface PortalLinksProps {
  readonly links: readonly { readonly name?: string; readonly path: string; readonly label: string }[];
}

const linkStyles =
  "flex h-11 items-center rounded-box px-3 font-medium text-ink no-underline hover:bg-brand-soft hover:text-brand-strong aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong";

/** Marks the current page, and remembers its tool as the one used last. */
export function PortalLinks({ links }: PortalLinksProps) {
  const pathname = usePathname();
  const dispatch = useShopDispatch();
  const tool = links.find(({ path }) => path === pathname)?.name;
  useEffect(() => {
    if (tool) dispatch(saveLastTool(tool));
  }, [tool, dispatch]);
  return (
    <ul className="grid gap-1">
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path} className={linkStyles} aria-current={path === pathname ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
