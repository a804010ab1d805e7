import type { Logger } from "pino";
import type { SigningKey } from "@/backend/kernel/documents/signing/key-from-text";
import type { Providers } from "@/backend/payment-providers/providers";

export interface LabKey {
  readonly lab: string;
  readonly id: string;
  readonly secret: string;
}

/** Configuration that use cases need. */
export interface Settings {
  /** Public origin of the shop. From the environment: links must never be built from request headers. */
  readonly appOrigin: string;
  /** Folder for mails when no mail server is configured. */
  readonly mailFolder?: string | undefined;
  /** In the demo admins see mails whole; elsewhere without the links, which give access to accounts and orders. */
  readonly showsMailLinks?: boolean;
  /** In the demo, where no parcel arrives, customers see barcodes and tube labels before their kit is posted. */
  readonly showsKitLabels?: boolean;
  /** Without payment providers, only free orders and orders on account are possible. */
  readonly providers?: Providers | undefined;
  /** PAYMENT_GRACE_SECONDS: younger payments are never taken for lost. */
  readonly youngPaymentSeconds?: number;
  /** LAB_KEYS: who may report laboratory events. */
  readonly labKeys?: readonly LabKey[];
  /** DOCUMENT_SIGNING_KEY: signs documents. */
  readonly documentKey?: SigningKey | undefined;
  /** In the demo, which needs no configuration, a missing signing key is created in the database. */
  readonly createsDocumentKeys?: boolean;
  /** Requests are refused as busy while the event loop is later than this. 0 never refuses. */
  readonly maxEventLoopDelayMs?: number;
  /** Not with JOBS=only: such a process has no calls but those of its health. */
  readonly servesCalls?: boolean;
  /** For payment logs beyond the request line. */
  readonly log?: Pick<Logger, "info" | "warn" | "error"> | undefined;
}
