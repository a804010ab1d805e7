import type { CarrierCode } from "@/lib/config/orders/carriers";

export interface PostableOrder {
  readonly id: number;
  readonly number: string;
  /** Carrier and number as entered; null until the order is posted. */
  readonly posting: {
    readonly carrier: CarrierCode;
    readonly carrierName: string | null;
    readonly trackingNumber: string | null;
  } | null;
}
