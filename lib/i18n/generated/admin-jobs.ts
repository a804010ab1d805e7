// Generated from messages/en by `npm run messages`. Do not edit.
export interface AdminJobsMessages {
  readonly title: "Failed jobs";
  readonly intro: "Background jobs that failed after all retries. They stay here for 30 days.";
  readonly allWell: "No job has failed";
  readonly allWellHint: "Jobs that fail after all retries appear here.";
  readonly queues: "Queues";
  readonly all: "All ({count})";
  readonly queue: "{queue} ({count})";
  readonly pages: "Pages of failed jobs";
  readonly states: {
    readonly failed: "Failed";
    readonly retrying: "Retrying";
  };
  readonly reason: "Reason";
  readonly noReason: "None given";
  readonly attempts: "Attempts";
  readonly lastAttempt: "Last attempt";
  readonly nextAttempt: "Next attempt";
  readonly created: "Created";
  readonly subject: "{queue}, {ids}";
  readonly actions: {
    readonly retry: "Retry";
    readonly retrying: "Retrying";
    readonly retryDone: "Started again.";
    readonly discard: {
      readonly open: "Discard";
      readonly title: "Discard this job?";
      readonly text: "It will not run again. The reason stays in the audit log.";
      readonly submit: "Discard job";
      readonly sending: "Discarding";
      readonly close: "Close";
    };
    readonly retryQueue: {
      readonly open: "{count, plural, one {Retry the failed job} other {Retry all # failed jobs}}";
      readonly title: "Retry all failed jobs of {queue}?";
      readonly text: "They start within seconds.";
      readonly submit: "Retry all";
      readonly sending: "Retrying";
      readonly close: "Close";
    };
    readonly discardQueue: {
      readonly open: "{count, plural, one {Discard the failed job} other {Discard all # failed jobs}}";
      readonly title: "Discard all failed jobs of {queue}?";
      readonly text: "They will not run again.";
      readonly submit: "Discard all";
      readonly sending: "Discarding";
      readonly close: "Close";
    };
  };
}
