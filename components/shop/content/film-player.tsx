import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/class-names";

export interface FilmPlayerProps {
  readonly film: string;
  readonly title: string;
  /** One for each scene. */
  readonly captions: readonly string[];
  readonly labels: Readonly<Record<"play" | "pause" | "again" | "failed" | "length", string>>;
}

type State = "ready" | "loading" | "playing" | "paused" | "ended" | "failed";

/** Plays a film above its first picture. Without motion, if the visitor prefers that, its scenes follow each other as pictures. */
export function FilmPlayer({ film, title, captions, labels }: FilmPlayerProps) {
  const { stage, state, scene, start, toggle } = useFilm(film);
  const isPlaying = state === "playing";
  const isStarted = isPlaying || state === "paused" || state === "ended";
  return (
    <div className="absolute inset-0 flex flex-col print:hidden">
      <div className="relative aspect-8/5">
        <div
          ref={stage}
          {...(isStarted && { role: "img", "aria-label": title })}
          className="absolute inset-0 overflow-hidden rounded-box"
        />
        <button
          type="button"
          aria-label={`${isPlaying ? labels.pause : labels.play}: ${title}`}
          aria-busy={state === "loading"}
          onClick={toggle}
          className="group absolute inset-0 cursor-pointer rounded-box"
        >
          <PlaySign isPlaying={isPlaying} isSmall={isStarted} />
        </button>
      </div>
      <div className="flex items-start justify-between gap-4 pt-3">
        {isStarted && <p>{`${scene + 1}/${captions.length} ${captions[scene]}`}</p>}
        {state === "failed" && <p role="alert">{labels.failed}</p>}
        {(state === "ready" || state === "loading") && (
          <p className="text-small text-quiet">{labels.length}</p>
        )}
        {isStarted && (
          <button
            type="button"
            onClick={start}
            className="-my-2 shrink-0 py-2 text-small font-medium text-brand underline"
          >
            {labels.again}
          </button>
        )}
      </div>
    </div>
  );
}

/** In the middle of the first picture, in a corner of the film. */
function PlaySign({ isPlaying, isSmall }: { readonly isPlaying: boolean; readonly isSmall: boolean }) {
  return (
    <span
      className={cn(
        "absolute grid place-items-center rounded-full bg-brand text-on-brand group-hover:bg-brand-strong",
        isSmall ? "bottom-3 left-3 size-11" : "inset-0 m-auto size-18",
      )}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-1/2">
        <path d={isPlaying ? "M6 5h4v14H6ZM14 5h4v14h-4Z" : "M8 4.5v15L20 12Z"} />
      </svg>
    </span>
  );
}

/** The film says by its own animations which scene begins, and when it ends. */
function useFilm(film: string) {
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>("ready");
  const [scene, setScene] = useState(0);

  useEffect(() => {
    stage.current?.shadowRoot?.firstElementChild?.classList.toggle("paused", state === "paused");
  }, [state]);

  const start = async () => {
    setState((now) => (now === "ready" || now === "failed" ? "loading" : now));
    const svg = await loadFilm(film);
    if (!stage.current) return;
    if (!svg) return setState("failed");
    const root = stage.current.shadowRoot ?? openStage(stage.current, setScene, () => setState("ended"));
    root.replaceChildren(svg);
    setScene(0);
    setState("playing");
  };
  const toggle = () => {
    if (state === "playing") setState("paused");
    else if (state === "paused") setState("playing");
    else if (state !== "loading") void start();
  };
  return { stage, state, scene, start: () => void start(), toggle };
}

/** In a shadow root, so that styles and ids of two films on a page do not meet. */
function openStage(element: Element, onScene: (scene: number) => void, onEnd: () => void): ShadowRoot {
  const root = element.attachShadow({ mode: "open" });
  root.addEventListener("animationstart", ({ target }) => {
    const scene = [...root.querySelectorAll(".scene")].findIndex((part) => part === target);
    if (scene >= 0) onScene(scene);
  });
  root.addEventListener("animationend", ({ target }) => {
    if (target instanceof Element && target.matches(".clock")) onEnd();
  });
  return root;
}

/** A new copy of a film at its start. Undefined, if it cannot be loaded. */
async function loadFilm(address: string): Promise<Element | undefined> {
  try {
    const response = await fetch(address);
    if (!response.ok) return undefined;
    const film = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
    return film.localName === "svg" ? document.importNode(film, true) : undefined;
  } catch {
    return undefined;
  }
}
