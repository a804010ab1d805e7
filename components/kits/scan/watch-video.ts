import type { ReadBarcodes } from "./barcode-reader-types";

/** Between two readings, so that slow phones can show the picture meanwhile. */
const pauseMs = 120;

interface WatchOptions {
  readonly video: HTMLVideoElement;
  readonly read: ReadBarcodes;
  readonly signal: AbortSignal;
  readonly onTexts: (texts: readonly string[]) => void;
}

/** Reads one frame after the other until aborted. Rejects if the reader fails. */
export async function watchVideo({ video, read, signal, onTexts }: WatchOptions): Promise<void> {
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
