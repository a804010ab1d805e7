declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Options {
    readonly brotli: { readonly params: Readonly<Record<number, number>> };
  }

  export default function compression(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
