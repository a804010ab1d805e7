import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stages } from "@/lib/config/kits/lab";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff } from "@/store/testing/fake-bff";
import { SampleTracker } from "./sample-tracker-client";
import type { TrackedSample } from "./sample-tracker-props";

const barcode = "TM1234567890123";
const token = "t".repeat(43);
const messages = getMessages("en", "sampleTracker");

/** Stands in for the browser's event stream. */
class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onmessage?: (event: { readonly data: string }) => void;
  onerror?: () => void;
  constructor(readonly url: string) {
    FakeEventSource.opened.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

beforeEach(() => {
  FakeEventSource.opened = [];
  vi.stubGlobal("EventSource", FakeEventSource);
  history.replaceState(null, "", `/tools/sample-tracker?barcode=${barcode}`);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const own: NonNullable<TrackedSample["own"]> = {
  animalId: 7,
  animalName: "Rex",
  token,
  canPost: false,
  problem: null,
  problemNote: null,
  failReason: null,
  otherTube: null,
};

const sample = (changes: Partial<TrackedSample> = {}): TrackedSample => ({
  barcode,
  state: "on-track",
  stage: "activated",
  isActivated: true,
  version: "v1",
  own: null,
  turnaroundDays: { min: 10, max: 15 },
  promisedOn: null,
  promiseReason: null,
  stages: stages.map((stage) => ({ stage, reachedAt: null })),
  ...changes,
});

function open(first: TrackedSample) {
  let current = first;
  const { count } = fakeBff(() => ({ body: current }));
  renderInStore(
    <SampleTracker
      country="US"
      links={{ contact: "/contact-us", orders: "/my/orders", takeSample: "/how-to" }}
    />,
  );
  return {
    reads: () => count("GET", /sample-tracker/),
    change: (next: TrackedSample) => (current = next),
  };
}

/** The stream opens in an effect after the heading. */
const openedStream = () =>
  waitFor(() => {
    const [stream] = FakeEventSource.opened;
    if (stream === undefined) throw new Error("No stream is open.");
    return stream;
  });

const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
const complete = `/activate/complete?activation=${token}`;
const login = `/login?next=${encodeURIComponent(`/tools/sample-tracker?barcode=${barcode}`)}`;

describe("a tracked sample", () => {
  it.each<[string, Partial<TrackedSample>, string, readonly string[]]>([
    [
      "a kit to activate",
      { stage: "kit-sent", isActivated: false },
      "Your kit is on its way",
      [`/activate?barcode=${barcode}`, "/how-to"],
    ],
    ["somebody's activated kit", {}, "Ready for your sample", ["/how-to", login]],
    [
      "an own kit to post",
      { own: { ...own, canPost: true } },
      "Ready for your sample",
      [complete, "/how-to", complete],
    ],
    [
      "a missing payment",
      { state: "hold-payment", own },
      "On hold: a payment is missing",
      ["/my/orders", "/contact-us"],
    ],
    [
      "wrong details",
      { state: "hold-details", own: { ...own, problem: "sex" } },
      "On hold: the details need a check",
      [complete, "/contact-us"],
    ],
    [
      "wrong details of somebody",
      { state: "hold-details" },
      "On hold: the details need a check",
      [login, "/contact-us"],
    ],
    [
      "a failed sample",
      { state: "failed", own: { ...own, otherTube: { barcode: "TM2", isNew: true } } },
      "This sample could not be tested",
      ["/tools/sample-tracker?barcode=TM2", "/how-to", "/contact-us"],
    ],
    ["a cancelled kit", { state: "cancelled" }, "This kit was cancelled", ["/contact-us"]],
    [
      "a report",
      { state: "ready", stage: "report-ready", own },
      "Your report is ready",
      [`/my/animals/7/results/${barcode}`, `/tools/report-authentication?barcode=${barcode}`],
    ],
  ])("explains the state and links the next step for %s", async (_name, changes, heading, expected) => {
    open(sample(changes));
    await screen.findByRole("heading", { name: heading });
    expect(links()).toEqual(expected);
    expect(screen.queryByText("Rex’s sample") !== null).toBe(changes.own !== undefined);
  });

  it("shows the promised date and why it was moved", async () => {
    open(sample({ stage: "testing", promisedOn: "2026-12-04", promiseReason: "A machine broke." }));
    await screen.findByText("Report expected by 12/04/2026");
    screen.getByText("The date has moved: A machine broke.");
  });

  it("shows no promised date while it is on hold", async () => {
    open(sample({ stage: "testing", state: "hold-payment", promisedOn: "2026-12-04" }));
    await screen.findByRole("heading", { name: messages.exceptions["hold-payment"].headline });
    expect(screen.queryByText("Report expected by 12/04/2026")).toBeNull();
  });

  it("is read again when its event stream names another version", async () => {
    const { reads, change } = open(sample());
    await screen.findByRole("heading", { name: "Ready for your sample" });
    const stream = await openedStream();
    expect(stream.url).toBe(`/api/tools/sample-tracker/${barcode}/events`);
    act(() => stream.onmessage?.({ data: "v1" }));
    expect(reads()).toBe(1);
    change(sample({ stage: "posted", version: "v2" }));
    act(() => stream.onmessage?.({ data: "v2" }));
    await screen.findByRole("heading", { name: "Your sample is on its way to us" });
    change(sample({ stage: "report-ready", state: "ready", version: "v3" }));
    act(() => stream.onmessage?.({ data: "v3" }));
    await screen.findByRole("heading", { name: "Your report is ready" });
    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it("is read every half minute where the stream is refused, and not while the page is hidden", async () => {
    const { reads } = open(sample());
    await screen.findByRole("heading", { name: "Ready for your sample" });
    const stream = await openedStream();
    vi.useFakeTimers();
    stream.close();
    act(() => stream.onerror?.());
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(reads()).toBe(3);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(reads()).toBe(3);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(FakeEventSource.opened).toHaveLength(2);
  });
});
