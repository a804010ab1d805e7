import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { loadBarcodeReader } from "./barcode-reader";
import { createFrameChooser } from "./choose-barcode";
import { type CameraFailure, closeCamera } from "./open-camera";
import { type CameraState, useCamera } from "./use-camera";
import { watchVideo } from "./watch-video";

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
