"use client";

import { lazy, Suspense } from "react";
import { Button } from "./button";
import type { MenuAction } from "./menu-list-client";
import { useDisclosure } from "./use-disclosure";
import { ChevronIcon } from "./chevron-icon";

interface MenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

const MenuList = lazy(() => import("./menu-list-client").then(({ MenuList: list }) => ({ default: list })));

/** Button with a menu of actions, loaded when it is first opened. */
export function Menu({ label, actions }: MenuProps) {
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  return (
    <>
      <Button
        ref={triggerRef}
        kind="secondary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(true)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          onOpenChange(true);
        }}
      >
        {label} <ChevronIcon />
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <MenuList
            label={label}
            actions={actions}
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            triggerRef={triggerRef}
          />
        </Suspense>
      )}
    </>
  );
}
