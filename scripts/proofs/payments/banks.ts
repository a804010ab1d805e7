import { fakeKeys, type runFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import { sandboxCards, type SandboxOutcome } from "@/lib/config/sandbox-cards";
import type { Answer, Ask } from "./ask";

type FakePayPal = Awaited<ReturnType<typeof runFakePayPal>>;
type Place = (payment: object) => Promise<Answer>;

/** Somebody with a cart, about to pay. */
export interface Buyer {
  readonly ask: Ask;
  readonly session: string | undefined;
  readonly details: object;
  readonly place: Place;
}

export interface Bank {
  readonly env: Record<string, string>;
  readonly pay: (buyer: Buyer, turn: number) => Promise<Answer>;
}

const outcomes = ["success", "lost-answer", "confirm", "declined"] as const satisfies SandboxOutcome[];

/** In the database of the shop; cards that are taken, whose answer is lost, that a bank wants confirmed, and that it declines. */
export const sandbox: Bank = {
  env: {},
  pay: async ({ ask, place }, turn) => {
    const outcome = outcomes[turn % outcomes.length] ?? "success";
    const payment = { method: "C", provider: "sandbox", token: await keepCard(ask, outcome) };
    // Every so often somebody presses the button twice.
    const [answer = await place(payment)] = await Promise.all(
      turn % 5 === 0 ? [place(payment), place(payment)] : [],
    );
    if (outcome === "confirm") return confirm(ask, place, answer);
    if (outcome !== "declined") return answer;
    return place({ ...payment, token: await keepCard(ask, "success") });
  },
};

async function keepCard(ask: Ask, outcome: SandboxOutcome): Promise<string> {
  const number = sandboxCards.find((card) => card.outcome === outcome)?.number;
  const card = { name: "Jo Field", number, expiryMonth: 12, expiryYear: 2099, securityCode: "123" };
  const { body } = await ask("checkout.keepCard", { body: card });
  return String(body["token"]);
}

/** At the bank's page, and back. */
async function confirm(ask: Ask, place: Place, answer: Answer): Promise<Answer> {
  if (answer.body["state"] !== "needs-action") return answer;
  const transactionId = new URL(String(answer.body["actionUrl"])).searchParams.get("payment");
  await ask("checkout.confirmSandbox", { body: { transactionId, isConfirmed: true } });
  return place({ method: "C", provider: "sandbox", transactionId });
}

/** A program of its own, which outlives the shop's: what is approved there has to be taken by the shop. */
export function paypalOf(fake: FakePayPal): Bank {
  const way = { method: "P", provider: "paypal" };
  return {
    env: {
      PAYPAL_CLIENT_ID: fakeKeys.clientId,
      PAYPAL_SECRET: fakeKeys.secret,
      PAYPAL_WEBHOOK_ID: fakeKeys.webhookId,
      PAYPAL_API_BASE: fake.url,
    },
    pay: async ({ ask, session, details, place }) => {
      const begun = await ask("checkout.startPayment", { session, body: { ...details, ...way } });
      if (begun.status !== 200) return begun;
      const transactionId = String(begun.body["transactionId"]);
      fake.approve(transactionId);
      return place({ ...way, transactionId });
    },
  };
}

export interface Taken {
  readonly id: string;
  readonly amount: number;
  readonly refunded: number;
}

const isGiven = ({ status }: { status: string }) => status === "COMPLETED" || status === "PENDING";
const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);

/** Twice captured is taken twice. */
export function takenAt(fake: FakePayPal): Taken[] {
  return [...fake.orders.values()]
    .filter(({ captures }) => captures.length > 0)
    .map(({ id, captures, refunds }) => ({
      id,
      amount: sum(captures),
      refunded: sum(refunds.filter(isGiven)),
    }));
}
