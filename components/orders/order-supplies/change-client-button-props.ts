import type { Client } from "./client-fields";

export interface ChangeClientProps {
  readonly order: {
    readonly id: number;
    readonly number: string;
    readonly user: Client;
    readonly agent: { readonly name: string; readonly clinic: string | null };
  };
}
