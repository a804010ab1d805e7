"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useShopDispatch } from "@/store/hooks";
import { rememberTool } from "@/store/user-tool";

interface PortalLinksProps {
  readonly links: readonly { readonly name?: string; readonly path: string; readonly label: string }[];
}

const linkLook =
  "flex h-11 items-center rounded-box px-3 font-medium text-ink no-underline hover:bg-brand-soft hover:text-brand-strong aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong";

/** Marks the screen one is on, and keeps in mind which tool that was. */
export function PortalLinks({ links }: PortalLinksProps) {
  const pathname = usePathname();
  const dispatch = useShopDispatch();
  const tool = links.find(({ path }) => path === pathname)?.name;
  useEffect(() => {
    if (tool) dispatch(rememberTool(tool));
  }, [tool, dispatch]);
  return (
    <ul className="grid gap-1">
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path} className={linkLook} aria-current={path === pathname ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
