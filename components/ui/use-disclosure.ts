import { useRef, useState } from "react";

/** State of an overlay that is loaded when it is first opened, and stays mounted for its closing transition. */
export function useDisclosure() {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function onOpenChange(next: boolean) {
    if (next) setHasBeenOpen(true);
    setIsOpen(next);
  }

  return { triggerRef, hasBeenOpen, isOpen, onOpenChange };
}
