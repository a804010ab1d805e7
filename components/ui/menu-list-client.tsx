"use client";

import { Menu } from "@base-ui/react/menu";
import type { RefObject } from "react";
import { cn } from "./class-names";
import { popupStyles, menuItemStyles } from "./overlay-styles";

export interface MenuAction {
  readonly label: string;
  readonly onChoose: () => void;
  readonly isDanger?: boolean;
}

interface MenuListProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
}

export function MenuList({ label, actions, isOpen, onOpenChange, triggerRef }: MenuListProps) {
  return (
    <Menu.Root open={isOpen} onOpenChange={onOpenChange}>
      <Menu.Portal>
        <Menu.Positioner anchor={triggerRef} align="start" sideOffset={4} className="z-50">
          <Menu.Popup aria-label={label} finalFocus={triggerRef} className={cn(popupStyles, "min-w-48")}>
            {actions.map(({ label: text, onChoose, isDanger }) => (
              <Menu.Item
                key={text}
                onClick={onChoose}
                className={cn(menuItemStyles, isDanger && "text-affected")}
              >
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
