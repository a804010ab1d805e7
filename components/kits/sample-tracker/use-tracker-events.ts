import { useEffect, useEffectEvent } from "react";
import { finalTrackerStates, trackerPollMs } from "@/lib/config/kits/sample-tracker";
import { callPath } from "@/lib/contract/request";
import { sampleTrackerRoutes } from "@/lib/contract/kits/sample-tracker/sample-tracker.routes";
import type { TrackedSample } from "./tracked-sample";

/**
 * Reads the sample again whenever it has changed: told by an event stream, or where that is refused, every half minute.
 * Both rest while the page is hidden and end when nothing can change any more.
 */
export function useTrackerEvents(sample: TrackedSample, refetch: () => void): void {
  const { barcode } = sample;
  const isFinal = finalTrackerStates.includes(sample.state);
  const onVersion = useEffectEvent((version: string) => version !== sample.version && refetch());
  const onPoll = useEffectEvent(refetch);
  useEffect(() => {
    if (isFinal) return;
    let source: EventSource | undefined;
    let poll: number | undefined;

    function stop() {
      source?.close();
      window.clearInterval(poll);
      source = poll = undefined;
    }
    function start() {
      stop();
      if (document.hidden) return;
      const stream = new EventSource(eventsPath(barcode));
      stream.onmessage = ({ data }) => onVersion(String(data));
      stream.onerror = () => {
        // A lost connection is restored by the browser; a refused one is not.
        if (stream.readyState !== EventSource.CLOSED || source !== stream) return;
        source = undefined;
        poll = window.setInterval(() => onPoll(), trackerPollMs);
      };
      source = stream;
    }
    start();
    document.addEventListener("visibilitychange", start);
    return () => {
      document.removeEventListener("visibilitychange", start);
      stop();
    };
  }, [barcode, isFinal]);
}

const eventsPath = (id: string) => `/api${callPath(sampleTrackerRoutes.get, { params: { id } })}/events`;
