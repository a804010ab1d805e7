import type { BrowserContext } from "@playwright/test";

/** Everything a careful eye would object to while pages are open, in words. */
export class Complaints {
  readonly #all: string[] = [];
  readonly #expected: RegExp[] = [];

  /** For what a test brings about on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#all.filter((words) => !this.#expected.some((pattern) => pattern.test(words)));
  }

  /** Listens to all pages of the context, those still to come too. */
  async watch(context: BrowserContext, shop: string): Promise<void> {
    const say = (words: string) => void this.#all.push(words);
    context.on("console", (message) => say(`console ${message.type()}: ${message.text()}`));
    context.on("weberror", (error) => say(`error: ${error.error().message}`));
    context.on("request", (request) => {
      const url = request.url();
      if (new URL(url).origin !== shop && !/^(data|blob):/.test(url)) say(`foreign request: ${url}`);
    });
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
        console.error(`CSP: ${violatedDirective}`),
      );
    });
  }
}
