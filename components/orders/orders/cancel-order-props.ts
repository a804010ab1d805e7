export interface CancelOrderProps {
  readonly order: { readonly id: number; readonly number: string };
}
