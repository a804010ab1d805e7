import { verify } from "node:crypto";
import { crc32 } from "node:zlib";
import { type PaymentProvider, type ProviderEvent, ProviderRefusal } from "@/backend/payments/port";
import type { PayPalClient } from "./paypal-client";
import { paypalCapture, type PayPalEvent, paypalEvent } from "./paypal-shapes";
import { readAs } from "./read-order";
import type { SigningKeys } from "./signing-keys";

interface EventParts {
  readonly ask: PayPalClient;
  readonly keys: SigningKeys;
  readonly webhookId: string;
}

/** What of a message's headers is signed, or says how; the storefront passes on these and no others. */
const needed = {
  id: "paypal-transmission-id",
  time: "paypal-transmission-time",
  signature: "paypal-transmission-sig",
  certificate: "paypal-cert-url",
  algorithm: "paypal-auth-algo",
} as const;

const longest = 1_000;
/** Of an order, or of a subscription. */
const providerId = /^(I-)?[A-Z0-9]{1,36}$/;
const captureLink = /\/v2\/payments\/captures\/([A-Z0-9]{1,36})$/;

export function makePayPalEvents({ ask, keys, webhookId }: EventParts): Pick<PaymentProvider, "readEvent"> {
  /**
   * Without asking PayPal. How old it is plays no part, since it is told again for days: whoever repeats one tells nothing, because
   * events are known by their id, and none is believed but for the order it is about.
   */
  async function readEvent(
    headers: Readonly<Record<string, string>>,
    rawBody: string,
  ): Promise<ProviderEvent> {
    const said = readHeaders(headers);
    const key = await keys.keyOf(said.certificate);
    const signed = `${said.id}|${said.time}|${webhookId}|${crc32(rawBody)}`;
    const isSigned = verify("RSA-SHA256", Buffer.from(signed), key, Buffer.from(said.signature, "base64"));
    if (!isSigned) throw new ProviderRefusal("SIGNATURE");
    const event = parse(rawBody);
    return { eventId: event.id, kind: event.event_type, providerId: await orderOf(event) };
  }

  /** Of a refund's message the order is not part: it names the capture, which names the order. */
  async function orderOf(event: PayPalEvent): Promise<string | undefined> {
    const named = paymentNamedBy(event);
    if (named !== undefined) return providerId.test(named) ? named : undefined;
    const up = event.resource?.links?.find(({ rel }) => rel === "up")?.href ?? "";
    const [, captureId] = captureLink.exec(up) ?? [];
    if (captureId === undefined) return undefined;
    const answer = await ask({ method: "GET", path: `/v2/payments/captures/${captureId}` });
    if (answer === undefined) return undefined;
    return readAs(paypalCapture, answer).supplementary_data?.related_ids?.order_id;
  }

  return { readEvent };
}

function paymentNamedBy({ event_type, resource }: PayPalEvent): string | undefined {
  if (/^(CHECKOUT\.ORDER|BILLING\.SUBSCRIPTION)\./.test(event_type)) return resource?.id;
  return resource?.billing_agreement_id ?? resource?.supplementary_data?.related_ids?.order_id;
}

function readHeaders(headers: Readonly<Record<string, string>>) {
  const read = (name: string): string => {
    const value = headers[name] ?? "";
    if (value === "" || value.length > longest) throw new ProviderRefusal("HEADERS");
    return value;
  };
  const said = {
    id: read(needed.id),
    time: read(needed.time),
    signature: read(needed.signature),
    certificate: read(needed.certificate),
  };
  if (read(needed.algorithm) !== "SHA256withRSA") throw new ProviderRefusal("ALGORITHM");
  // Else one field could be read as two, and the same signature would stand for other words.
  if (`${said.id}${said.time}`.includes("|")) throw new ProviderRefusal("HEADERS");
  return said;
}

function parse(rawBody: string): PayPalEvent {
  try {
    const body: unknown = JSON.parse(rawBody);
    return paypalEvent.validateSync(body);
  } catch {
    throw new ProviderRefusal("BODY");
  }
}
