/** Names shared by the collector page, its worker and tests. */
export const collectStorage = {
  database: "collect",
  version: 1,
  records: "records",
  device: "device",
  /** Key of the agent in `device`. */
  collector: "collector",
  /** Held while records are sent or corrected: two tabs never do either at once. */
  lock: "collect-sync",
  /** Tells other tabs that records have changed. */
  channel: "collect-records",
} as const;
