import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";
import { getMessages } from "@/lib/i18n/messages";
import { ScanButton } from "./scan-button-client";

/** Stands in for the reader in WebAssembly, which the browser test uses. */
const { readWithWasm, createWasmReader } = vi.hoisted(() => {
  const readWithWasm = vi.fn<(picture: unknown) => Promise<readonly string[]>>();
  return { readWithWasm, createWasmReader: vi.fn(() => Promise.resolve(readWithWasm)) };
});
vi.mock("./wasm-reader", () => ({ createWasmReader }));

const barcode = toKitBarcode("471108151623");
const { button, ...messages } = getMessages("en", "scan");

class FakeTrack extends EventTarget {
  readyState = "live";
  stop = vi.fn(() => (this.readyState = "ended"));
  applyConstraints = vi.fn(() => Promise.resolve());
  constructor(private readonly capabilities: MediaTrackCapabilities) {
    super();
  }
  getCapabilities = () => this.capabilities;
}

function fakeCamera(capabilities: MediaTrackCapabilities = {}) {
  const tracks: FakeTrack[] = [];
  const getUserMedia = vi.fn((_constraints: unknown) => {
    const track = new FakeTrack(capabilities);
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
  });
  setMediaDevices({ getUserMedia });
  return { tracks, getUserMedia };
}

const setMediaDevices = (value: unknown) =>
  Object.defineProperty(navigator, "mediaDevices", { value, configurable: true });

/** A reader of the browser; `frames` are what it finds, the last again and again. */
function fakeNativeReader(frames: readonly (readonly string[] | Error)[], formats = ["code_128", "qr_code"]) {
  const left = [...frames];
  const created = vi.fn();
  class Detector {
    static getSupportedFormats = () => Promise.resolve(formats);
    constructor(options: unknown) {
      created(options);
    }
    detect = () => {
      const frame = (left.length > 1 ? left.shift() : left[0]) ?? [];
      if (frame instanceof Error) return Promise.reject(frame);
      return Promise.resolve(frame.map((rawValue) => ({ rawValue })));
    };
  }
  vi.stubGlobal("BarcodeDetector", Detector);
  return created;
}

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
  readWithWasm.mockResolvedValue([]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, "mediaDevices");
});

async function openScanner() {
  const onScan = vi.fn();
  const user = userEvent.setup();
  render(
    <>
      <input name="barcode" aria-label="Barcode" />
      <ScanButton fieldName="barcode" onScan={onScan} />
    </>,
  );
  await user.click(screen.getByRole("button", { name: button.open }));
  await screen.findByRole("dialog", { name: messages.title });
  return { onScan, user };
}

describe("the camera", () => {
  it("is asked for after the tap, the rear one if there are two, without sound", async () => {
    const { getUserMedia } = fakeCamera();
    render(<ScanButton fieldName="barcode" onScan={vi.fn()} />);
    expect(getUserMedia).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: button.open }));
    await screen.findByText(messages.searching);
    expect(getUserMedia.mock.calls).toEqual([
      [{ audio: false, video: expect.objectContaining({ facingMode: { ideal: "environment" } }) }],
    ]);
  });

  it.each([
    ["NotAllowedError", messages.failures.refused],
    ["NotFoundError", messages.failures.missing],
    ["OverconstrainedError", messages.failures.missing],
    ["NotReadableError", messages.failures.busy],
    ["AbortError", messages.failures.busy],
    ["NotSupportedError", messages.failures.unsupported],
  ])("%s is explained and can be tried again", async (name, sentence) => {
    const { getUserMedia } = fakeCamera();
    getUserMedia.mockRejectedValueOnce(new DOMException("no", name));
    const { user } = await openScanner();
    await screen.findByText(sentence);
    await user.click(screen.getByRole("button", { name: messages.retry }));
    await screen.findByText(messages.searching);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it("needs a secure connection", async () => {
    const { getUserMedia } = fakeCamera();
    vi.stubGlobal("isSecureContext", false);
    await openScanner();
    await screen.findByText(messages.failures.insecure);
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it("is missing in browsers without the interface", async () => {
    await openScanner();
    await screen.findByText(messages.failures.unsupported);
  });

  it("is released when the dialog closes", async () => {
    const { tracks } = fakeCamera();
    const { user } = await openScanner();
    await screen.findByText(messages.searching);
    expect(tracks.map(({ readyState }) => readyState)).toEqual(["live"]);
    await user.click(screen.getByRole("button", { name: messages.close }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"]));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: button.open })),
    );
  });

  it("is released when the dialog closes before permission is given", async () => {
    const { tracks, getUserMedia } = fakeCamera();
    let allow = () => {};
    const allowed = new Promise<void>((resolve) => (allow = resolve));
    setMediaDevices({ getUserMedia: () => allowed.then(() => getUserMedia({})) });
    const { user } = await openScanner();
    await screen.findByText(messages.starting);
    await user.click(screen.getByRole("button", { name: messages.type }));
    allow();
    await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"]));
  });

  it("shows that it is off when another app takes it", async () => {
    const { tracks } = fakeCamera();
    const { user } = await openScanner();
    await screen.findByText(messages.searching);
    act(() => void tracks[0]?.dispatchEvent(new Event("ended")));
    await screen.findByText(messages.paused);
    await user.click(screen.getByRole("button", { name: messages.resume }));
    await screen.findByText(messages.searching);
    expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended", "live"]);
  });

  it("has a light button only if its light can be switched", async () => {
    const { tracks } = fakeCamera({ torch: true });
    const { user } = await openScanner();
    await user.click(await screen.findByRole("button", { name: messages.lightOn }));
    await user.click(await screen.findByRole("button", { name: messages.lightOff }));
    await screen.findByRole("button", { name: messages.lightOn });
    expect(tracks[0]?.applyConstraints.mock.calls).toEqual([
      [{ advanced: [{ torch: true }] }],
      [{ advanced: [{ torch: false }] }],
    ]);
  });

  it("has no light button without a light", async () => {
    fakeCamera();
    await openScanner();
    await screen.findByText(messages.searching);
    expect(screen.queryByRole("button", { name: messages.lightOn })).toBeNull();
  });
});

describe("the reader", () => {
  it("is the browser's where it reads Code 128", async () => {
    const created = fakeNativeReader([[], [barcode]], ["code_128", "qr_code", "aztec"]);
    const { tracks } = fakeCamera();
    const { onScan } = await openScanner();
    await screen.findByText(`Barcode read: TM 4711 0815 1623 ${barcode.at(-1)}`);
    expect(onScan.mock.calls).toEqual([[barcode]]);
    expect(created.mock.calls).toEqual([[{ formats: ["code_128", "qr_code"] }]]);
    expect(readWithWasm).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"]));
  });

  it.each([
    ["there is none", () => undefined],
    ["it does not read Code 128", () => fakeNativeReader([[barcode]], ["qr_code"])],
    ["its service is missing", () => fakeNativeReader([new DOMException("no", "NotSupportedError")])],
  ])("is WebAssembly where %s", async (_, prepare) => {
    prepare();
    fakeCamera();
    readWithWasm.mockResolvedValue([barcode]);
    const { onScan } = await openScanner();
    await waitFor(() => expect(onScan.mock.calls).toEqual([[barcode]]));
    expect(readWithWasm).toHaveBeenCalled();
  });

  it("is loaded again when loading it failed", async () => {
    const { tracks } = fakeCamera();
    createWasmReader.mockRejectedValueOnce(new Error("offline"));
    const { user, onScan } = await openScanner();
    await screen.findByText(messages.failures.reader);
    await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"]));
    readWithWasm.mockResolvedValue([barcode]);
    await user.click(screen.getByRole("button", { name: messages.retry }));
    await waitFor(() => expect(onScan.mock.calls).toEqual([[barcode]]));
    await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended", "ended"]));
  });
});
