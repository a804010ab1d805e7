"use client";

import { useRouter } from "next/navigation";
import {
  type ChangeEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useTransition,
} from "react";
import { addressOf, fill, isText, leave, takeUp } from "./filter-memory";

interface FilterFormProps {
  readonly base: string;
  readonly label: string;
  readonly loadingLabel: string;
  /** The fields, made on the server: they keep what is typed into them, whatever answer arrives late. */
  readonly children: ReactNode;
}

const typingRestMs = 500;

/** From the page that is asked nothing to its twin and on: two pages, whose forms follow each other. */
let left: ReturnType<typeof leave> | undefined;

/** Without a script a form with a button; with one it asks by itself: a choice at once, a text when typing rests. */
export function FilterForm({ base, label, loadingLabel, children }: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changed = useRef<HTMLElement>(undefined);
  const isOurs = useRef(false);
  const [isPending, startTransition] = useTransition();

  function go() {
    clearTimeout(timer.current);
    if (form.current === null) return;
    const href = addressOf(form.current, base);
    if (!isPending && href === location.pathname + location.search) return;
    isOurs.current = true;
    startTransition(() => router.push(href, { scroll: false }));
  }

  function change({ target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    changed.current = target;
    if (isText(target)) timer.current = setTimeout(go, typingRestMs);
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

  useLayoutEffect(() => {
    const element = form.current;
    if (element === null) return;
    if (left) takeUp(element, left);
    left = undefined;
    return () => {
      clearTimeout(timer.current);
      if (isOurs.current) left = leave(element);
    };
  }, []);

  useEffect(() => {
    const goBack = () => {
      clearTimeout(timer.current);
      isOurs.current = false;
      if (form.current) fill(form.current, location.search);
    };
    window.addEventListener("popstate", goBack);
    return () => window.removeEventListener("popstate", goBack);
  }, []);

  // A breed that is no longer chosen may be gone from the list, and the keyboard's place with it.
  useLayoutEffect(() => {
    if (changed.current?.isConnected !== false || document.activeElement !== document.body) return;
    changed.current = undefined;
    form.current?.querySelector<HTMLElement>("[name=breed_search]")?.focus();
  }, [children]);

  return (
    <form
      ref={form}
      action={base}
      method="get"
      role="search"
      aria-label={label}
      autoComplete="off"
      data-pending={isPending || undefined}
      className="peer min-w-0"
      onChange={change}
      onSubmit={submit}
    >
      {children}
      <p role="status" className="sr-only">
        {isPending && loadingLabel}
      </p>
    </form>
  );
}
