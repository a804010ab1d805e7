import type { Client } from "./client-fields";
import type { Messages } from "@/lib/i18n/generated/message-types";

export interface ChangeClientProps {
  readonly order: {
    readonly id: number;
    readonly number: string;
    readonly user: Client;
    readonly agent: { readonly name: string; readonly clinic: string | null };
  };
  readonly messages: Messages["orderSupplies"];
}
