import { StripeFault } from "./fault";

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What Stripe keeps under an Idempotency-Key for a day: the answer, a failure of its own too. */
export class KeptAnswers {
  private readonly answers = new Map<string, { readonly request: string; answer?: Answer }>();

  /** Undefined where it is a new question; throws where the key belongs to another one. */
  find(key: string, request: string): Answer | undefined {
    const kept = this.answers.get(key);
    if (!kept) return undefined;
    if (kept.request !== request)
      throw new StripeFault(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters: ${key}`,
      });
    if (kept.answer) return kept.answer;
    throw new StripeFault(409, {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message: "There is currently another in-progress request using this Idempotent Key.",
    });
  }

  begin(key: string, request: string): void {
    this.answers.set(key, { request });
  }

  /** Undefined: nothing had been begun, so the key is free again. */
  end(key: string, request: string, answer: Answer | undefined): void {
    if (answer) this.answers.set(key, { request, answer });
    else this.answers.delete(key);
  }
}
