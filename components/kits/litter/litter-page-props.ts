import type { Option } from "@/components/ui/select";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { FormMessages } from "@/store/api/failure-message";

export interface LitterPageProps {
  /** Country of the visitor's market. */
  readonly country: string;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
  readonly loginPath: string;
  readonly messages: {
    readonly litter: Messages["litter"];
    readonly activation: Messages["activation"];
    readonly form: FormMessages;
    readonly scan: Messages["scan"]["button"];
  };
}
