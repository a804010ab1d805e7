import { useRef, useState } from "react";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { orderSuppliesRoutes } from "@/lib/contract/orders/order-supplies/order-supplies.routes";
import type { Translator } from "@/lib/i18n/translator";
import { callApi } from "@/store/api/call-api";
import { isStatus } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import { type Errors, readSuppliesOrder, validateSuppliesOrder } from "./supplies-form-data";
import { useSuppliesForm } from "./use-supplies-form";

const { createSuppliesOrder } = orderSuppliesRoutes;

/**
 * Places the order once, however often it is sent. The key stays after a lost response and after a refusal, which the
 * backend does not store.
 */
export function usePlaceSuppliesOrder(t: Translator<"orderSupplies">) {
  const dispatch = useShopDispatch();
  const [orderNumber, setOrderNumber] = useState<string>();
  const [firstKey] = useState(createIdempotencyKey);
  const key = useRef(firstKey);
  const form = useSuppliesForm({
    read: readSuppliesOrder,
    validate: validateSuppliesOrder,
    send: async (body) => {
      const result = await dispatch(callApi(createSuppliesOrder, { body }, { idempotencyKey: key.current }));
      // 422: an order with other input was placed under this key.
      if (result.ok || isStatus(result.error, 422)) key.current = createIdempotencyKey();
      return result;
    },
    onSuccess: ({ number }) => setOrderNumber(number),
    failure: createSuppliesOrder.failure,
    describeErrors: (errors) => errors["items"] && t("chooseOne"),
    describeError: (error) => (isStatus(error, 422) ? t("placedBefore") : undefined),
    onErrors: focusFirstInvalid,
  });
  return { ...form, orderNumber, reset: () => setOrderNumber(undefined) };
}

/** The form is longer than a screen: moves focus and view to the first invalid field. */
function focusFirstInvalid(form: HTMLFormElement, errors: Errors) {
  const isInvalid = ({ name }: HTMLInputElement) =>
    errors[name] !== undefined || (errors["items"] !== undefined && name.startsWith("kit."));
  [...form.querySelectorAll("input")].find(isInvalid)?.focus();
}
