import type { Handlers } from "@/backend/http/handler-types";
import { answerContactRequest, listContactRequests } from "./contact-requests";
import { sendContactRequest } from "./send-contact-request";

export const contactHandlers: Handlers<"contact"> = {
  send: { outsideTransaction: sendContactRequest },
  list: listContactRequests,
  answer: answerContactRequest,
};
