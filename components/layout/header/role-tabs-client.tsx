"use client";

import { useSyncExternalStore } from "react";
import { Link } from "@/components/links/link";
import type { UserType } from "@/lib/config/user-types";
import { useShopDispatch } from "@/store/hooks";
import { chooseUserType } from "@/store/api/account/user-type";

interface RoleTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly type: UserType; readonly label: string; readonly href: string }[];
}

/** Links to the role landing pages. Following one chooses the user type, which colours all other pages. */
export function RoleTabs({ label, tabs }: RoleTabsProps) {
  const dispatch = useShopDispatch();
  const current = useSyncExternalStore(subscribeToNothing, readUserType, () => undefined);
  return (
    <nav aria-label={label} className="h-full grow">
      <ul className="role-tabs">
        {tabs.map(({ type, label: text, href }) => (
          <li key={type} data-tab={type} className="grow full:grow-0">
            <Link
              href={href}
              aria-current={type === current ? "true" : undefined}
              onClick={() => dispatch(chooseUserType(type))}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A cached page is the same for everybody; the script in its head has set the visitor's type. */
function readUserType(): string | undefined {
  return document.documentElement.dataset.userType;
}

const subscribeToNothing = () => () => undefined;
