import { limits } from "@/lib/config/limits";
import type { adminRoutes } from "./admin.routes";
import { nothing, type Shapes } from "@/lib/contract/contract";
import {
  answerObject,
  answerText,
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
  yesOrNo,
} from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/me.shapes";

const paging = { page: page(), size: pageSize() };

const foundUser = answerObject({
  id: id(),
  name: answerText(),
  email: answerText(),
  type: userType(),
  isAdmin: yesOrNo(),
});

const entry = answerObject({
  id: id(),
  /** ISO 8601, in universal time. */
  at: answerText(),
  actor: answerText(),
  subject: answerText(),
  call: answerText(),
  reason: nullableText(),
});

/** A mail that went into a file, because there is no mail server. */
const writtenMail = { id: id(), to: answerText(), subject: answerText(), date: answerText() };

export const adminShapes = {
  findUsers: { query: castObject({ ...paging, query: searchText() }), answer: paged(foundUser) },
  actAs: { body: strictObject({ userId: id(), reason: text(limits.shortTextLength) }), answer: nothing },
  actAsMyself: { answer: nothing },
  mails: { answer: answerObject({ results: listOf(answerObject(writtenMail)), count: wholeNumber() }) },
  mail: {
    params: castObject({ id: id() }),
    answer: answerObject({ ...writtenMail, html: answerText(), text: answerText() }),
  },
  audit: { query: castObject(paging), answer: paged(entry) },
} as const satisfies Shapes<typeof adminRoutes>;
