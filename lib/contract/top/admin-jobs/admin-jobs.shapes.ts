import { string } from "yup";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  castObject,
  listOf,
  paged,
  paging,
  responseObject,
  responseText,
  nullableText,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { adminJobsRoutes } from "./admin-jobs.routes";

const uuid = () =>
  string()
    .matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, fieldMessages.invalid)
    .required();

const queueName = () => string().matches(/^[a-z][a-z-]{0,48}$/, fieldMessages.invalid);

const job = responseObject({
  id: responseText(),
  queue: responseText(),
  state: string()
    .oneOf(["failed", "retrying"] as const)
    .required(),
  /** Without personal data. */
  reason: nullableText(),
  attempts: wholeNumber(),
  /** Ids of what it works on. */
  ids: listOf(responseObject({ name: responseText(), value: responseText() })),
  createdAt: responseText(),
  /** The last attempt. */
  failedAt: responseText(),
  /** The next attempt; null when it failed for good. */
  nextAt: nullableText(),
});

export const adminJobsShapes = {
  list: {
    query: castObject({ ...paging(), queue: queueName().optional() }),
    response: paged(job).shape({
      queues: listOf(
        responseObject({ queue: responseText(), failed: wholeNumber(), retrying: wholeNumber() }),
      ),
    }),
  },
  retry: { params: castObject({ id: uuid() }), response: noContent },
  discard: { params: castObject({ id: uuid() }), response: noContent },
  retryQueue: { params: castObject({ queue: queueName().required() }), response: noContent },
  discardQueue: { params: castObject({ queue: queueName().required() }), response: noContent },
} as const satisfies Shapes<typeof adminJobsRoutes>;
