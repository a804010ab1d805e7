import { act, cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubIntersectionObserver } from "@/components/testing/intersection-observer";
import { mercatorGlobalFrame } from "@/lib/domain/community/map-frame";
import { mercatorSquareOf } from "@/lib/domain/community/map-tiles";
import { makeStore } from "@/store/make-store";
import { GoogleMap } from "./google-map-client";

let comeIntoView: () => void;
const drawn = vi.fn();

beforeEach(() => {
  comeIntoView = stubIntersectionObserver();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal("google", {
    maps: {
      Map: class {
        constructor(_: HTMLElement, options: object) {
          drawn(options);
        }
        setZoom = vi.fn();
      },
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script")];

function open() {
  const store = makeStore();
  const { container } = render(
    <Provider store={store}>
      <GoogleMap apiKey="a-key" square={mercatorSquareOf(mercatorGlobalFrame)} />
    </Provider>,
  );
  return {
    isShown: () => !container.querySelector("div")?.className.includes("invisible"),
    isLoaded: () => store.getState().application.isGoogleMapLoaded,
  };
}

it("the Google map leaves the outlines where the script is blocked", async () => {
  const map = open();
  expect(scripts()).toEqual([]);
  comeIntoView();
  expect(scripts().map(({ src }) => new URL(src).host)).toEqual(["maps.googleapis.com"]);
  await act(async () => scripts()[0]?.dispatchEvent(new Event("error")));
  expect([map.isShown(), map.isLoaded(), scripts()]).toEqual([false, false, []]);
});

it("the Google map shows the frame once the script has loaded, and the outlines again when the key is refused", async () => {
  const map = open();
  comeIntoView();
  await act(async () => window.tailmarkMapLoaded?.());
  expect([map.isShown(), map.isLoaded()]).toEqual([true, true]);
  expect(drawn).toHaveBeenCalledWith(
    expect.objectContaining({
      center: { lat: expect.closeTo(26, -1) as number, lng: expect.closeTo(0, 6) as number },
    }),
  );
  act(() => window.gm_authFailure?.());
  expect(map.isShown()).toBe(false);
});
