import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { loadBarcodeReader } from "./barcode-reader";
import { createFrameChooser } from "./choose-barcode";
import { type CameraFailure, closeCamera, openCamera } from "./open-camera";
import type { ReadBarcodes } from "./barcode-reader-types";

export type ScannerState =
  | { readonly name: "starting" | "searching" | "stillSearching" | "paused" }
  | { readonly name: "failed"; readonly failure: CameraFailure | "reader" };

/** After this time without a barcode there is more advice. */
const adviceAfterMs = 12_000;

/** What happened with one stream of the camera. */
interface Search {
  readonly stream: MediaStream;
  readonly state: "slow" | "failed";
}

interface ScannerOptions {
  readonly onBarcode: (barcode: string) => void;
  /** Goes on after a barcode. One that stays in the picture is read once. */
  readonly isContinuous: boolean;
}

/** Shows the camera in the video and reads its frames until one contains a barcode. */
export function useScanner(
  videoRef: RefObject<HTMLVideoElement | null>,
  { onBarcode, isContinuous }: ScannerOptions,
) {
  const { camera, start } = useCamera();
  const [search, setSearch] = useState<Search>();
  const stream = camera.name === "on" ? camera.stream : undefined;
  const onFound = useEffectEvent(onBarcode);

  useEffect(() => {
    const video = videoRef.current;
    if (stream === undefined || video === null) return;
    const session = new AbortController();
    const advice = setTimeout(() => setSearch({ stream, state: "slow" }), adviceAfterMs);
    const stop = () => {
      session.abort();
      clearTimeout(advice);
    };
    const choose = createFrameChooser();
    let latest: string | undefined;
    const onTexts = (texts: readonly string[]) => {
      const barcode = choose(texts);
      if (barcode === undefined || barcode === latest) return;
      latest = barcode;
      if (isContinuous) clearTimeout(advice);
      else stop();
      onFound(barcode);
    };
    video.srcObject = stream;
    loadBarcodeReader()
      .then((read) => watchVideo({ video, read, signal: session.signal, onTexts }))
      .catch(() => {
        if (session.signal.aborted) return;
        stop();
        closeCamera(stream);
        setSearch({ stream, state: "failed" });
      });
    return () => {
      stop();
      video.srcObject = null;
    };
  }, [stream, videoRef, isContinuous]);

  return { state: scannerState(camera, search), stream, start };
}

function scannerState(camera: CameraState, search: Search | undefined): ScannerState {
  if (camera.name === "failed") return camera;
  if (camera.name === "starting") return { name: "starting" };
  if (camera.name === "off") return { name: "paused" };
  if (search?.stream !== camera.stream) return { name: "searching" };
  return search.state === "failed" ? { name: "failed", failure: "reader" } : { name: "stillSearching" };
}

type CameraState =
  | { readonly name: "starting" }
  | { readonly name: "on"; readonly stream: MediaStream }
  | { readonly name: "off" }
  | { readonly name: "failed"; readonly failure: CameraFailure };

/**
 * The camera, from mounting to unmounting. It is released when the page is hidden or the phone locked, and stays off until
 * `start` is called: some browsers ask for permission again, and may do so after a tap only.
 */
function useCamera(): { readonly camera: CameraState; readonly start: () => void } {
  const [camera, setCamera] = useState<CameraState>({ name: "starting" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const session = new AbortController();
    const { signal } = session;
    const turnOff = () => {
      session.abort();
      setCamera({ name: "off" });
    };
    const onVisibilityChange = () => {
      if (document.hidden) turnOff();
    };
    document.addEventListener("visibilitychange", onVisibilityChange, { signal });
    void openCamera().then((result) => {
      if (!result.ok) {
        if (!signal.aborted) setCamera({ name: "failed", failure: result.failure });
        return;
      }
      const { stream } = result;
      if (signal.aborted) return closeCamera(stream);
      signal.addEventListener("abort", () => closeCamera(stream));
      // Unplugged, or permission withdrawn.
      for (const track of stream.getVideoTracks()) track.addEventListener("ended", turnOff, { signal });
      setCamera({ name: "on", stream });
    });
    return () => session.abort();
  }, [attempt]);

  const start = () => {
    setCamera({ name: "starting" });
    setAttempt((previous) => previous + 1);
  };
  return { camera, start };
}

/** Between two readings, so that slow phones can show the picture meanwhile. */
const pauseMs = 120;

interface WatchOptions {
  readonly video: HTMLVideoElement;
  readonly read: ReadBarcodes;
  readonly signal: AbortSignal;
  readonly onTexts: (texts: readonly string[]) => void;
}

/** Reads one frame after the other until aborted. Rejects if the reader fails. */
async function watchVideo({ video, read, signal, onTexts }: WatchOptions): Promise<void> {
  while (!signal.aborted) {
    await nextFrame(video);
    if (signal.aborted) return;
    const texts = await read(video);
    if (signal.aborted) return;
    onTexts(texts);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The next frame of the camera; in older browsers of the screen, once the video has a picture. */
function nextFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const check = () =>
      video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? resolve() : requestAnimationFrame(check);
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(check);
  });
}
