import { useRef, useState } from "react";

/** What opens is loaded when it is opened first, and stays, so that it can be seen closing. */
export function useOpening() {
  const opener = useRef<HTMLButtonElement>(null);
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function onOpen(next: boolean) {
    if (next) setHasBeenOpen(true);
    setIsOpen(next);
  }

  return { opener, hasBeenOpen, isOpen, onOpen };
}
