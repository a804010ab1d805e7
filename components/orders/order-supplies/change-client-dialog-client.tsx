"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog-client";
import { orderSuppliesRoutes } from "@/lib/contract/orders/order-supplies/order-supplies.routes";
import { useShopDispatch } from "@/store/hooks";
import { callApi } from "@/store/api/call-api";
import { ClientFields, type Client } from "./client-fields";
import { readClientAndAgent, validateClientAndAgent } from "./supplies-form-data";
import { useSuppliesForm } from "./use-supplies-form";

export interface ChangeClientProps {
  readonly order: {
    readonly id: number;
    readonly number: string;
    readonly user: Client;
    readonly agent: { readonly name: string; readonly clinic: string | null };
  };
}

interface ChangeClientDialogProps extends ChangeClientProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Open while mounted. Keeps the input when the change is refused. */
export function ChangeClientDialog({ order, triggerRef, onClose, onChanged }: ChangeClientDialogProps) {
  const router = useRouter();
  const t = useTranslator("orderSupplies.list");
  const { number, user, agent } = order;
  const dispatch = useShopDispatch();
  const route = orderSuppliesRoutes.updateSuppliesOrder;
  const { errors, failure, isSending, submit } = useSuppliesForm({
    read: readClientAndAgent,
    validate: validateClientAndAgent,
    send: (body) => dispatch(callApi(route, { params: { id: order.id }, body })),
    onSuccess: () => {
      onChanged();
      onClose();
      router.refresh();
    },
    failure: route.failure,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("dialog", { number })}
      description={t("dialogText")}
      closeLabel={t("close")}
      triggerRef={triggerRef}
    >
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <ClientFields
          client={user}
          agent={{ name: agent.name, clinic: agent.clinic ?? "" }}
          errors={errors}
        />
        <FormFailure message={failure} />
        <Button type="submit" pending={isSending && t("saving")}>
          {t("save")}
        </Button>
      </form>
    </Dialog>
  );
}
