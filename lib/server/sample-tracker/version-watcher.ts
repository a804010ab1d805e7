import "server-only";

export type Versions = ReadonlyMap<string, string>;

interface WatcherDeps {
  /** The versions of these barcodes. Undefined if they cannot be read now. */
  readonly fetchVersions: (barcodes: readonly string[]) => Promise<Versions | undefined>;
  readonly intervalMs: number;
}

type Listener = (version: string) => void;

interface Watched {
  version: string;
  readonly listeners: Set<Listener>;
}

/** Reads the versions of all watched samples with one call per interval, however many readers they have. */
export function createVersionWatcher({ fetchVersions, intervalMs }: WatcherDeps) {
  const watched = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const versions = await fetchVersions([...watched.keys()]).catch(() => undefined);
    for (const [barcode, version] of versions ?? []) {
      const entry = watched.get(barcode);
      if (entry === undefined || entry.version === version) continue;
      entry.version = version;
      for (const listener of entry.listeners) listener(version);
    }
    schedule();
  }

  function schedule(): void {
    timer = watched.size === 0 ? undefined : setTimeout(() => void check(), intervalMs);
    timer?.unref();
  }

  /** Calls the listener with each new version, until the returned function is called. */
  return function watch(barcode: string, version: string, listener: Listener): () => void {
    const entry = watched.get(barcode) ?? { version, listeners: new Set<Listener>() };
    watched.set(barcode, entry);
    entry.listeners.add(listener);
    // Another reader has been told of a newer version, or has not been told yet.
    if (entry.version !== version) listener(entry.version);
    if (timer === undefined) schedule();
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size === 0 && watched.get(barcode) === entry) watched.delete(barcode);
    };
  };
}
