export type CameraFailure = "refused" | "missing" | "busy" | "insecure" | "unsupported";

export type CameraResult =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly failure: CameraFailure };

/** Asks for permission if the browser has not stored an answer. */
export async function openCamera(): Promise<CameraResult> {
  if (!window.isSecureContext) return { ok: false, failure: "insecure" };
  if (!("mediaDevices" in navigator)) return { ok: false, failure: "unsupported" };
  try {
    const video = { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } };
    return { ok: true, stream: await navigator.mediaDevices.getUserMedia({ video, audio: false }) };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

const failureByName: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

const failureOf = (error: unknown): CameraFailure =>
  (error instanceof DOMException ? failureByName[error.name] : undefined) ?? "unsupported";

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

declare global {
  interface MediaTrackCapabilities {
    readonly torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}

/** Not in every browser, and only with cameras that have a light. */
export function hasLight(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  return track !== undefined && "getCapabilities" in track && track.getCapabilities().torch === true;
}

/** Returns whether the light is on now. */
export async function switchLight(stream: MediaStream, isOn: boolean): Promise<boolean> {
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [{ torch: isOn }] });
    return isOn;
  } catch {
    return !isOn;
  }
}
