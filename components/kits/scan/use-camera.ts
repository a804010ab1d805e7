import { useEffect, useState } from "react";
import { type CameraFailure, closeCamera, openCamera } from "./open-camera";

export type CameraState =
  | { readonly name: "starting" }
  | { readonly name: "on"; readonly stream: MediaStream }
  | { readonly name: "off" }
  | { readonly name: "failed"; readonly failure: CameraFailure };

/**
 * The camera, from mounting to unmounting. It is released when the page is hidden or the phone locked, and stays off until
 * `start` is called: some browsers ask for permission again, and may do so after a tap only.
 */
export function useCamera(): { readonly camera: CameraState; readonly start: () => void } {
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
