import { useEffect, useRef } from "react";

/** Moves the focus to a heading when the view changes. Not when the page opens. */
export function useFocusOnMount(isActive: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isActive) heading.current?.focus();
  }, [isActive]);
  return heading;
}
