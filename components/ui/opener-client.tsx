"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Button } from "./button";
import type { ButtonKind } from "./button-look";
import type { OverlayProps } from "./dialog-client";
import { useOpening } from "./use-opening";

interface OpenerProps {
  readonly kind?: ButtonKind;
  /** What the button says. */
  readonly label: string;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly children?: ReactNode;
}

const boxes = {
  dialog: lazy(() => import("./dialog-client").then(({ DialogBox }) => ({ default: DialogBox }))),
  drawer: lazy(() => import("./dialog-client").then(({ DrawerBox }) => ({ default: DrawerBox }))),
};

/** A button that opens a dialog. What a dialog needs is loaded when it is opened first. */
export function Dialog(props: OpenerProps) {
  return <Opener {...props} box={boxes.dialog} />;
}

/** The same from the side. */
export function Drawer(props: OpenerProps) {
  return <Opener {...props} box={boxes.drawer} />;
}

function Opener({
  box: Box,
  kind = "secondary",
  label,
  ...rest
}: OpenerProps & { box: ComponentType<OverlayProps> }) {
  const { opener, hasBeenOpen, isOpen, onOpen } = useOpening();
  return (
    <>
      <Button
        ref={opener}
        kind={kind}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(true)}
      >
        {label}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <Box {...rest} isOpen={isOpen} onOpen={onOpen} opener={opener} />
        </Suspense>
      )}
    </>
  );
}
