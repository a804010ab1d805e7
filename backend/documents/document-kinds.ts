import { renderInvoice } from "./render-invoice";

/** Every document, by the function that renders it in the worker. Its data must be plain (structured clone). */
export const documentKinds = { invoice: renderInvoice };

export type DocumentKind = keyof typeof documentKinds;
export type DocumentData<Kind extends DocumentKind> = Parameters<(typeof documentKinds)[Kind]>[0];

export interface DocumentTask<Kind extends DocumentKind = DocumentKind> {
  readonly kind: Kind;
  readonly data: DocumentData<Kind>;
}

export type DocumentReply = { readonly content: Uint8Array } | { readonly error: string };
