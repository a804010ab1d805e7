import Stripe from "stripe";
import { limitToDeadline } from "@/backend/payment-providers/call-deadline";

/** Stripe's own HTTP client, whose requests end at the call's deadline. */
export function createDeadlineClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, headers, requestData, protocol, timeoutMs) =>
    // A timeout of zero would mean none.
    makeRequest(
      host,
      port,
      path,
      method,
      headers,
      requestData,
      protocol,
      Math.max(1, limitToDeadline(timeoutMs)),
    );
  return client;
}
