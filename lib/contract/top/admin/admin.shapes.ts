import { limits } from "@/lib/config/limits";
import type { adminRoutes } from "./admin.routes";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  responseObject,
  responseText,
  castObject,
  id,
  listOf,
  nullableText,
  page,
  paged,
  pageSize,
  searchText,
  strictObject,
  text,
  wholeNumber,
  flag,
} from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/public/account.fields";

const paging = { page: page(), size: pageSize() };

const foundUser = responseObject({
  id: id(),
  name: responseText(),
  email: responseText(),
  type: userType(),
  isAdmin: flag(),
});

const entry = responseObject({
  id: id(),
  /** ISO 8601, UTC. */
  at: responseText(),
  actor: responseText(),
  subject: responseText(),
  call: responseText(),
  reason: nullableText(),
});

/** A mail written to a file, because no mail server is configured. */
const writtenMail = { id: id(), to: responseText(), subject: responseText(), date: responseText() };

export const adminShapes = {
  findUsers: { query: castObject({ ...paging, query: searchText() }), response: paged(foundUser) },
  impersonate: {
    body: strictObject({ userId: id(), reason: text(limits.shortTextLength) }),
    response: noContent,
  },
  stopImpersonating: { response: noContent },
  mails: { response: responseObject({ results: listOf(responseObject(writtenMail)), count: wholeNumber() }) },
  mail: {
    params: castObject({ id: id() }),
    response: responseObject({ ...writtenMail, html: responseText(), text: responseText() }),
  },
  audit: { query: castObject(paging), response: paged(entry) },
} as const satisfies Shapes<typeof adminRoutes>;
