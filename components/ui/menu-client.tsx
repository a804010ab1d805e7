"use client";

import { lazy, Suspense } from "react";
import { Button } from "./button";
import type { MenuAction } from "./menu-list-client";
import { useOpening } from "./use-opening";
import { OpenerMark } from "./opener-mark";

interface MenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

const MenuList = lazy(() => import("./menu-list-client").then(({ MenuList: list }) => ({ default: list })));

/** A button with a list of actions, which is loaded when it is opened first. */
export function Menu({ label, actions }: MenuProps) {
  const { opener, hasBeenOpen, isOpen, onOpen } = useOpening();
  return (
    <>
      <Button
        ref={opener}
        kind="secondary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => onOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          onOpen(true);
        }}
      >
        {label} <OpenerMark />
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <MenuList label={label} actions={actions} isOpen={isOpen} onOpen={onOpen} opener={opener} />
        </Suspense>
      )}
    </>
  );
}
