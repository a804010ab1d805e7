"use client";

import { type ComponentProps, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import type { Translator } from "@/lib/i18n/translator";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { errorText } from "@/store/api/error-texts";
import { CartPage } from "@/components/orders/cart/cart-page-client";
import { FailedState } from "@/components/ui/failed-state";
import { LinkButton } from "@/components/links/link-button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import { readSubmittedOrder } from "@/store/persistence/submitted-order";
import { useShopSelector } from "@/store/hooks";
import { CheckoutSkeleton } from "./checkout-skeleton";
import { CheckoutSteps } from "./checkout-steps-client";
import { useCheckout } from "./use-checkout";
import type { CheckoutProps } from "./checkout-steps-client";

/** Waits for the user, so that one user's draft is never shown to the next. */
export function Checkout(props: CheckoutProps) {
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const { data, isLoading } = useQueryCall(accountRoutes.details, undefined, { isSkipped: !isLoggedIn });
  if (isLoading) return <CheckoutSkeleton {...props} />;
  return <OpenCheckout key={data?.id ?? "guest"} {...props} owner={data?.id ?? null} />;
}

function OpenCheckout(props: CheckoutProps & { readonly owner: number | null }) {
  const t = useTranslator("checkout");

  const cartMessages = useMessages("cart.content");
  const state = useCheckout(props);
  const { sessionId } = useShopSelector(({ cart }) => cart);
  const [wasOpen, setWasOpen] = useState(false);
  if (state.status === "open" && !wasOpen) setWasOpen(true);

  if (state.status === "open") return <OpenSteps {...props} checkout={state.checkout} />;
  if (state.status === "loading") return <CheckoutSkeleton {...props} />;
  if (state.status === "failed" && wasOpen)
    return <FailedState message={t("failed")} retryLabel={t("retry")} onRetry={state.retry} />;
  // Not CartPage: mounting it would repeat the failed request, and this page would never leave the loading state.
  if (state.status === "failed")
    return (
      <div className="mx-auto grid w-full max-w-text gap-6">
        <h1>{cartMessages.title}</h1>
        <FailedState message={cartMessages.failed} retryLabel={cartMessages.retry} onRetry={state.retry} />
      </div>
    );
  const lostMessage = sessionId === null ? lostCartMessage(t, wasOpen) : undefined;
  if (lostMessage !== undefined) return <LostCart {...props} message={lostMessage} />;
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <h1>{cartMessages.title}</h1>
      <CartPage />
    </div>
  );
}

/** Without countries (the backend was down when the page was rendered) only the cart step works: offer a reload. */
function OpenSteps(props: ComponentProps<typeof CheckoutSteps>) {
  const t = useTranslator("checkout");
  const { countries, checkout } = props;
  if (countries.length > 0 || checkout.step === "cart") return <CheckoutSteps {...props} />;
  const reload = () => window.location.reload();
  return (
    <FailedState
      message={errorText(geographyRoutes.countries.failure)}
      retryLabel={t("retry")}
      onRetry={reload}
    />
  );
}

/** A cart that was open a moment ago, or whose submitted order was received, is not shown as empty. */
function lostCartMessage(t: Translator<"checkout">, wasOpen: boolean): string | undefined {
  const submitted = readSubmittedOrder();
  if (submitted?.isCartGone) return t("lostWhileSending", { email: submitted.email });
  return wasOpen ? t("lost") : undefined;
}

function LostCart({ lookUpPath, message }: CheckoutProps & { readonly message: string }) {
  const t = useTranslator("checkout");
  const cartMessages = useMessages("cart.content");
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <h1>{cartMessages.title}</h1>
      <p role="status" className="text-lead">
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={lookUpPath}>{t("lookUp")}</LinkButton>
        <LinkButton kind="secondary" href={fixedPaths.store}>
          {cartMessages.continue}
        </LinkButton>
      </div>
    </div>
  );
}
