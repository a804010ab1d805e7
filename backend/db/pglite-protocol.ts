const sync = [0x53, 0, 0, 0, 4];
const ready = [0x5a, 0, 0, 0, 5];
const simpleQuery = 0x51;

/** Whether the driver now waits for "ready for query": after a simple query, and after a sync. */
export function expectsReady(bytes: Uint8Array): boolean {
  return bytes[0] === simpleQuery || sync.every((byte, at) => bytes.at(at - sync.length) === byte);
}

/** ReadyForQuery message, followed by one byte for the transaction state. */
export function endsReady(answer: Uint8Array): boolean {
  return ready.every((byte, at) => answer.at(at - ready.length - 1) === byte);
}
