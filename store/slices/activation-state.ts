import type { Response } from "@/lib/contract/calls";
import type { ActivationRecord } from "./activation-record";
import type { StepNumbers } from "@/lib/domain/activation-steps";

export type ActivationKit = Response<"activation.barcode">["kits"][number];
export type KitProduct = NonNullable<ActivationKit["product"]>;
export type OfferedTest = Response<"activation.products">["results"][number];
export type PackBalance = Response<"activation.kitBalance">["results"][number];

/** Responses to the steps under their documented names. They end with the page. */
export interface ActivationResponses {
  readonly validatedBarcode: readonly ActivationKit[] | null;
  readonly enterKitBarcode: readonly ActivationKit[] | null;
  readonly aboutMyPet: Response<"activation.aboutMyPet"> | null;
  /** Whether the person has been accepted: the call has no response body. */
  readonly aboutMe: boolean;
  readonly reviewActivate: Response<"activation.review"> | null;
  readonly activateKitResponse: Response<"activation.activate"> | null;
  readonly testKitBalance: readonly PackBalance[] | null;
  /** The product of a kit that was bought for a custom profile. */
  readonly customProfileProduct: KitProduct | null;
  /** Tests that can be added for the chosen breed. */
  readonly productsByBreedId: readonly OfferedTest[] | null;
  readonly breed: Response<"activation.breed"> | null;
}

export interface ActivationState extends ActivationResponses {
  readonly steps: StepNumbers;
  readonly record: ActivationRecord;
  readonly isLoading: boolean;
  readonly error: string | null;
  /** Another tab has changed the record: this one must read it again before it may write. */
  readonly isChangedElsewhere: boolean;
}
