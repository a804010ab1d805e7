import { verify } from "node:crypto";
import { crc32 } from "node:zlib";
import {
  type PaymentProvider,
  type WebhookEvent,
  ProviderRejectedError,
} from "@/backend/payment-providers/payment-provider";
import type { PayPalClient } from "./paypal-client";
import { paypalCapture, type PayPalEvent, paypalEvent } from "./paypal-shapes";
import { parseResponse } from "./map-order";
import type { SigningKeys } from "./signing-keys";

interface WebhookOptions {
  readonly request: PayPalClient;
  readonly keys: SigningKeys;
  readonly webhookId: string;
}

/** Headers that are signed or describe the signature. The BFF forwards no others. */
const signatureHeaders = {
  id: "paypal-transmission-id",
  time: "paypal-transmission-time",
  signature: "paypal-transmission-sig",
  certificate: "paypal-cert-url",
  algorithm: "paypal-auth-algo",
} as const;

const maxHeaderLength = 1_000;
/** Id of an order or a subscription. */
const providerIdPattern = /^(I-)?[A-Z0-9]{1,36}$/;
const captureIdPattern = /^[A-Z0-9]{1,36}$/;
const captureLink = /\/v2\/payments\/captures\/([A-Z0-9]{1,36})$/;

export function createPayPalWebhook({
  request,
  keys,
  webhookId,
}: WebhookOptions): Pick<PaymentProvider, "parseWebhook"> {
  /**
   * Verifies the signature locally. The age does not matter, because PayPal retries for days. Replays are harmless:
   * events are deduplicated by id, and the order itself is fetched.
   */
  async function parseWebhook(
    headers: Readonly<Record<string, string>>,
    rawBody: string,
  ): Promise<WebhookEvent> {
    const signature = readHeaders(headers);
    const key = await keys.getKey(signature.certificate);
    const signed = `${signature.id}|${signature.time}|${webhookId}|${crc32(rawBody)}`;
    const isSigned = verify(
      "RSA-SHA256",
      Buffer.from(signed),
      key,
      Buffer.from(signature.signature, "base64"),
    );
    if (!isSigned) throw new ProviderRejectedError("SIGNATURE");
    const event = parseBody(rawBody);
    const disputeId = event.resource?.dispute_id;
    return {
      eventId: event.id,
      kind: event.event_type,
      providerId: await findProviderId(event),
      ...(disputeId !== undefined && { disputeId }),
    };
  }

  /** Events about refunds and disputes name only the capture, and the capture names the order. */
  async function findProviderId(event: PayPalEvent): Promise<string | undefined> {
    const id = readProviderId(event);
    if (id !== undefined) return providerIdPattern.test(id) ? id : undefined;
    const captureId = readCaptureId(event);
    if (captureId === undefined) return undefined;
    const response = await request({ method: "GET", path: `/v2/payments/captures/${captureId}` });
    if (response === undefined) return undefined;
    return parseResponse(paypalCapture, response).supplementary_data?.related_ids?.order_id;
  }

  return { parseWebhook };
}

function readProviderId({ event_type, resource }: PayPalEvent): string | undefined {
  if (/^(CHECKOUT\.ORDER|BILLING\.SUBSCRIPTION)\./.test(event_type)) return resource?.id;
  return resource?.billing_agreement_id ?? resource?.supplementary_data?.related_ids?.order_id;
}

function readCaptureId({ resource }: PayPalEvent): string | undefined {
  const disputed = resource?.disputed_transactions?.[0]?.seller_transaction_id;
  if (disputed !== undefined) return captureIdPattern.test(disputed) ? disputed : undefined;
  const up = resource?.links?.find(({ rel }) => rel === "up")?.href ?? "";
  return captureLink.exec(up)?.[1];
}

function readHeaders(headers: Readonly<Record<string, string>>) {
  const read = (name: string): string => {
    const value = headers[name] ?? "";
    if (value === "" || value.length > maxHeaderLength) throw new ProviderRejectedError("HEADERS");
    return value;
  };
  const signature = {
    id: read(signatureHeaders.id),
    time: read(signatureHeaders.time),
    signature: read(signatureHeaders.signature),
    certificate: read(signatureHeaders.certificate),
  };
  if (read(signatureHeaders.algorithm) !== "SHA256withRSA") throw new ProviderRejectedError("ALGORITHM");
  // A separator inside a field would let one signature match different texts.
  if (`${signature.id}${signature.time}`.includes("|")) throw new ProviderRejectedError("HEADERS");
  return signature;
}

function parseBody(rawBody: string): PayPalEvent {
  try {
    const body: unknown = JSON.parse(rawBody);
    return paypalEvent.validateSync(body);
  } catch {
    throw new ProviderRejectedError("BODY");
  }
}
