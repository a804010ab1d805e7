declare const shownData: unique symbol;

/** Names a kind of document; its type says what the document shows: plain data, which a worker can be sent. */
export interface DocumentKind<Data> {
  readonly name: string;
  readonly [shownData]?: Data;
}

export const documentKind = <Data>(name: string): DocumentKind<Data> => ({ name });

/** What the worker receives. */
export interface DocumentTask {
  readonly name: string;
  readonly data: unknown;
}
