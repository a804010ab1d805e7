"use client";

import { Menu } from "@base-ui/react/menu";
import type { RefObject } from "react";
import { cn } from "./class-names";
import { popupLook, rowLook } from "./over-look";

export interface MenuAction {
  readonly label: string;
  readonly onChoose: () => void;
  readonly isDanger?: boolean;
}

interface MenuListProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly opener: RefObject<HTMLElement | null>;
}

export function MenuList({ label, actions, isOpen, onOpen, opener }: MenuListProps) {
  return (
    <Menu.Root open={isOpen} onOpenChange={onOpen}>
      <Menu.Portal>
        <Menu.Positioner anchor={opener} align="start" sideOffset={4} className="z-50">
          <Menu.Popup aria-label={label} finalFocus={opener} className={cn(popupLook, "min-w-48")}>
            {actions.map(({ label: text, onChoose, isDanger }) => (
              <Menu.Item key={text} onClick={onChoose} className={cn(rowLook, isDanger && "text-affected")}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
