import { fakeCredentials, type startFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import { sandboxCards, type SandboxOutcome } from "@/lib/config/orders/sandbox-cards";
import type { Response, Call } from "./http";

type FakePayPal = Awaited<ReturnType<typeof startFakePayPal>>;
type Place = (payment: object) => Promise<Response>;

/** A buyer with a cart, about to pay. */
export interface Buyer {
  readonly ask: Call;
  readonly session: string | undefined;
  readonly details: object;
  readonly place: Place;
}

export interface TestProvider {
  readonly env: Record<string, string>;
  readonly pay: (buyer: Buyer, turn: number) => Promise<Response>;
}

const outcomes = ["success", "lost-answer", "confirm", "declined"] as const satisfies SandboxOutcome[];

/** The sandbox in the shop's database, with cards for each outcome. */
export const sandbox: TestProvider = {
  env: {},
  pay: async ({ ask, place }, turn) => {
    const outcome = outcomes[turn % outcomes.length] ?? "success";
    const payment = { method: "C", provider: "sandbox", token: await keepCard(ask, outcome) };
    // Now and then the buyer submits twice.
    const [answer = await place(payment)] = await Promise.all(
      turn % 5 === 0 ? [place(payment), place(payment)] : [],
    );
    if (outcome === "confirm") return confirm(ask, place, answer);
    if (outcome !== "declined") return answer;
    return place({ ...payment, token: await keepCard(ask, "success") });
  },
};

async function keepCard(ask: Call, outcome: SandboxOutcome): Promise<string> {
  const number = sandboxCards.find((card) => card.outcome === outcome)?.number;
  const card = { name: "Jo Field", number, expiryMonth: 12, expiryYear: 2099, securityCode: "123" };
  const { body } = await ask("checkout.createSandboxCard", { body: card });
  return String(body["token"]);
}

/** Confirms on the bank's page and returns. */
async function confirm(ask: Call, place: Place, answer: Response): Promise<Response> {
  if (answer.body["state"] !== "needs-action") return answer;
  const transactionId = new URL(String(answer.body["actionUrl"])).searchParams.get("payment");
  await ask("checkout.confirmSandbox", { body: { transactionId, isConfirmed: true } });
  return place({ method: "C", provider: "sandbox", transactionId });
}

/** PayPal runs in this process and survives the kills of the shop. */
export function createPayPal(fake: FakePayPal): TestProvider {
  const payment = { method: "P", provider: "paypal" };
  return {
    env: {
      PAYPAL_CLIENT_ID: fakeCredentials.clientId,
      PAYPAL_SECRET: fakeCredentials.secret,
      PAYPAL_WEBHOOK_ID: fakeCredentials.webhookId,
      PAYPAL_API_BASE: fake.url,
    },
    pay: async ({ ask, session, details, place }) => {
      const started = await ask("checkout.startPayment", { session, body: { ...details, ...payment } });
      if (started.status !== 200) return started;
      const transactionId = String(started.body["transactionId"]);
      fake.approve(transactionId);
      return place({ ...payment, transactionId });
    },
  };
}

export interface CapturedPayment {
  readonly id: string;
  readonly amount: number;
  readonly refunded: number;
}

const isRefunded = ({ status }: { status: string }) => status === "COMPLETED" || status === "PENDING";
const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);

/** An order captured twice counts twice. */
export function listCaptures(fake: FakePayPal): CapturedPayment[] {
  return [...fake.orders.values()]
    .filter(({ captures }) => captures.length > 0)
    .map(({ id, captures, refunds }) => ({
      id,
      amount: sum(captures),
      refunded: sum(refunds.filter(isRefunded)),
    }));
}
