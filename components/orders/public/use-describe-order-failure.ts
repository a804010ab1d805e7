import { useMessages, useTranslator } from "#use-messages";
import { pageLanguage } from "@/lib/i18n/page-language";
import type { CallError } from "@/store/api/call-error";
import { describePlaceOrderFailure } from "./place-order-failure";

/** Returns the function that describes why an order could not be placed, in the language of the page. */
export function useDescribeOrderFailure() {
  const t = useTranslator("checkout");
  const formMessages = useMessages("form");
  return (error: CallError) =>
    describePlaceOrderFailure(error, {
      t,
      formMessages,
      language: pageLanguage(),
      isOnline: navigator.onLine,
    });
}
