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
import { addressOf, fill, isAhead, isText, leave, takeUp } from "./filter-memory";

const typingRestMs = 500;

/** What the form is about to do. */
interface Moves {
  timer?: ReturnType<typeof setTimeout>;
  /** It was the form that led to the page one is on, or is coming to. */
  isOurs: boolean;
  /** What was used last. */
  control?: HTMLElement | undefined;
}

type FormRef = RefObject<HTMLFormElement | null>;

/** Goes to what the form asks: for a choice at once, for a text when typing rests. */
export function useFilters(base: string) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const movesRef = useRef<Moves>({ isOurs: false });
  const [isPending, startTransition] = useTransition();
  useTakingUp(form, movesRef);
  useGoingBack(form, movesRef);
  useKeptPlace(form, movesRef);

  function go() {
    clearTimeout(movesRef.current.timer);
    if (form.current === null) return;
    const href = addressOf(form.current, base);
    if (!isPending && href === location.pathname + location.search) return;
    movesRef.current.isOurs = true;
    startTransition(() => router.push(href, { scroll: false }));
  }

  // Before the page woke up, or while its twin was on the way, somebody may have asked for more.
  const catchUp = useEffectEvent(() => {
    if (form.current && isAhead(form.current)) movesRef.current.timer = setTimeout(go, typingRestMs);
  });
  useEffect(() => catchUp(), []);

  function change({ target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(movesRef.current.timer);
    movesRef.current.control = target;
    if (isText(target)) movesRef.current.timer = setTimeout(go, typingRestMs);
    else go();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const details = event.currentTarget.querySelector("details");
    if (details?.open && details.contains(document.activeElement)) {
      details.open = false;
      details.querySelector("summary")?.focus();
    }
    go();
  }

  return { form, isPending, change, submit };
}

/** From the page that is asked nothing to its twin and on: two pages, whose forms follow each other. */
let left: ReturnType<typeof leave> | undefined;

function useTakingUp(form: FormRef, movesRef: RefObject<Moves>) {
  useLayoutEffect(() => {
    const element = form.current;
    const { current } = movesRef;
    if (element === null) return;
    if (left) takeUp(element, left);
    left = undefined;
    return () => {
      clearTimeout(current.timer);
      if (current.isOurs) left = leave(element);
    };
  }, [form, movesRef]);
}

function useGoingBack(form: FormRef, movesRef: RefObject<Moves>) {
  useEffect(() => {
    const goBack = () => {
      clearTimeout(movesRef.current.timer);
      movesRef.current.isOurs = false;
      if (form.current) fill(form.current, location.search);
    };
    window.addEventListener("popstate", goBack);
    return () => window.removeEventListener("popstate", goBack);
  }, [form, movesRef]);
}

/** A breed that is no longer chosen may be gone from the list, and the keyboard's place with it. */
function useKeptPlace(form: FormRef, movesRef: RefObject<Moves>) {
  useLayoutEffect(() => {
    const isGone = movesRef.current.control?.isConnected === false;
    if (!isGone || document.activeElement !== document.body) return;
    movesRef.current.control = undefined;
    form.current?.querySelector<HTMLElement>("[name=breed_search]")?.focus();
  });
}
