import { useRouter } from "next/navigation";
import {
  type ChangeEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useTransition,
} from "react";
import {
  closeSheet,
  filterHref,
  fillFromQuery,
  isChangedByUser,
  isTextInput,
  isTooShort,
  captureFormState,
  restoreFormState,
} from "./filter-form-state";

const typingDelayMs = 500;

/** Navigation state that must not cause a render. */
interface Navigation {
  timer?: ReturnType<typeof setTimeout>;
  /** Whether the form caused the current or pending navigation. */
  isOwn: boolean;
  /** The control that was used last. */
  control?: HTMLElement | undefined;
}

type FormRef = RefObject<HTMLFormElement | null>;

/** Navigates to the filtered list: at once for a choice, after a pause for typed text. */
export function useFilters(base: string, minLength: number) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const navigationRef = useRef<Navigation>({ isOwn: false });
  const [isPending, startTransition] = useTransition();
  useRestoredState(form, navigationRef);
  useHistoryReset(form, navigationRef);
  useFocusAfterRemoval(form, navigationRef);

  function navigate() {
    clearTimeout(navigationRef.current.timer);
    if (form.current === null) return;
    const href = filterHref(form.current, base);
    if (!isPending && href === location.pathname + location.search) return;
    navigationRef.current.isOwn = true;
    startTransition(() => router.push(href, { scroll: false }));
  }

  // Filters may have been changed before hydration, or while the other version of the page was loading.
  const navigateIfChanged = useEffectEvent(() => {
    if (form.current && isChangedByUser(form.current))
      navigationRef.current.timer = setTimeout(navigate, typingDelayMs);
  });
  useEffect(() => navigateIfChanged(), []);

  function change({ target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(navigationRef.current.timer);
    navigationRef.current.control = target;
    if (isTextInput(target)) navigationRef.current.timer = setTimeout(navigate, typingDelayMs);
    else navigate();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    closeSheet(event.currentTarget);
    if (!isTooShort(event.currentTarget, minLength)) navigate();
  }

  return { form, isPending, change, submit };
}

/** Carries typed text and focus from the form of the static version to that of the dynamic one. */
let capturedState: ReturnType<typeof captureFormState> | undefined;

function useRestoredState(form: FormRef, navigationRef: RefObject<Navigation>) {
  useLayoutEffect(() => {
    const element = form.current;
    const { current } = navigationRef;
    if (element === null) return;
    if (capturedState) restoreFormState(element, capturedState);
    capturedState = undefined;
    return () => {
      clearTimeout(current.timer);
      if (current.isOwn) capturedState = captureFormState(element);
    };
  }, [form, navigationRef]);
}

function useHistoryReset(form: FormRef, navigationRef: RefObject<Navigation>) {
  useEffect(() => {
    const goBack = () => {
      clearTimeout(navigationRef.current.timer);
      navigationRef.current.isOwn = false;
      if (form.current) fillFromQuery(form.current, location.search);
    };
    window.addEventListener("popstate", goBack);
    return () => window.removeEventListener("popstate", goBack);
  }, [form, navigationRef]);
}

/** A breed that was unticked may disappear from the list, and the focus with it. */
function useFocusAfterRemoval(form: FormRef, navigationRef: RefObject<Navigation>) {
  useLayoutEffect(() => {
    const isRemoved = navigationRef.current.control?.isConnected === false;
    if (!isRemoved || document.activeElement !== document.body) return;
    navigationRef.current.control = undefined;
    form.current?.querySelector<HTMLElement>("[name=breed_search]")?.focus();
  });
}
