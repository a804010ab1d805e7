"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "./button";
import type { MenuAction } from "./menu-list-client";

interface MenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

const MenuList = lazy(() => import("./menu-list-client").then(({ MenuList: list }) => ({ default: list })));

/** A button with a list of actions, which is loaded when it is opened first. */
export function Menu({ label, actions }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function open() {
    setHasBeenOpen(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button
        ref={opener}
        kind="secondary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          open();
        }}
      >
        {label} <span aria-hidden="true">▾</span>
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <MenuList label={label} actions={actions} isOpen={isOpen} onOpen={setIsOpen} opener={opener} />
        </Suspense>
      )}
    </>
  );
}
