// oxlint-disable-next-line no-restricted-imports -- used safely here
import { type ComponentType, lazy, useEffect } from "react";

/** Sent to the window when a part of the page cannot be loaded, for example without a network. */
export const loadFailed = "load-failed";

interface OverlayState {
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly onClose?: () => void;
}

/**
 * `lazy` for a part of a page. Where loading fails, the page and what is typed in it stay: the window gets an event, an
 * overlay closes, and the next render loads again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let isMissing = false;
  const create = () =>
    lazy(async () => {
      const Loaded = await load().catch(() => undefined);
      isMissing = !Loaded;
      return { default: Loaded ?? MissingPart };
    });
  let Part = create();

  function MissingPart({ onOpenChange, onClose }: OverlayState) {
    useEffect(() => {
      Part = create();
      window.dispatchEvent(new Event(loadFailed));
      onOpenChange?.(false);
      onClose?.();
      // Once per failure: these functions may be new in each render.
      // oxlint-disable-next-line react/exhaustive-deps
    }, []);
    return null;
  }

  return (props: Props & OverlayState) =>
    // Loaded again when it is opened again.
    isMissing && props.isOpen === false ? null : <Part {...props} />;
}
