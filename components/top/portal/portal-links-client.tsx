"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { Link } from "@/components/links/link";
import { useShopDispatch } from "@/store/hooks";
import { saveLastTool } from "@/store/persistence/user-tool";

interface LinkGroup {
  readonly label?: string;
  readonly links: readonly { readonly name?: string; readonly path: string; readonly label: string }[];
}

interface PortalLinksProps {
  readonly groups: readonly LinkGroup[];
}

const linkStyles =
  "flex h-10 items-center rounded-box px-3 font-medium text-ink no-underline hover:bg-brand-soft hover:text-brand-strong aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong";

/** Marks the current page, and remembers its tool as the one used last. */
export function PortalLinks({ groups }: PortalLinksProps) {
  const pathname = usePathname();
  const dispatch = useShopDispatch();
  const tool = groups.flatMap(({ links }) => links).find(({ path }) => path === pathname)?.name;
  useEffect(() => {
    if (tool) dispatch(saveLastTool(tool));
  }, [tool, dispatch]);
  return groups.map(({ label, links }) => (
    <div key={links[0]?.path} className="pb-3">
      {label !== undefined && (
        <p aria-hidden="true" className="px-3 pb-1 text-small text-quiet">
          {label}
        </p>
      )}
      <ul aria-label={label} className="grid">
        {links.map(({ path, label: text }) => (
          <li key={path}>
            <Link href={path} className={linkStyles} aria-current={path === pathname ? "page" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
