import type { Option } from "@/components/ui/select";

export interface LitterPageProps {
  /** Country of the visitor's market. */
  readonly country: string;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
  readonly loginPath: string;
}
