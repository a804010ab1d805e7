import { array, boolean, string, type TestContext } from "yup";
import { collectorLimits } from "@/lib/config/animals/collector";
import { barcode, birthDate, optionalBarcode, petFields } from "@/lib/contract/kits/public/activation.fields";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";
import { collectedTexts } from "@/lib/domain/animals/collected-animal";
import { eachField } from "@/lib/domain/each-field";
import { barcodeFormat, normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { checkMicrochip } from "@/lib/domain/breeding/microchip";

const { petName, gender, species, breed, chipNumber } = petFields;

/** What an agent records about an animal and its owner. */
export const collectedFields = {
  petName,
  gender,
  species,
  breed,
  ...birthDate,
  chipNumber,
  ownerName: f.text(limits.shortTextLength),
  ...eachField(collectedTexts, (name) => f.optionalText(collectedTexts[name].maxLength).nullable()),
  ownerEmail: f.email().nullable().notRequired(),
  barcode: optionalBarcode(),
  /** Day of the sample. */
  collectedOn: f.day(),
};

export const collectedAnimal = () => f.strictObject(collectedFields);

const isDistinct = (barcodes: readonly unknown[] | undefined) =>
  new Set(barcodes?.map((value) => normalizeBarcode(String(value)))).size === (barcodes?.length ?? 0);

const dayMs = 24 * 60 * 60 * 1_000;

/** Time zones are at most a day away from UTC. A wrong time has a message of its own. */
const isNearDay = (local: string | null | undefined, { parent }: TestContext) =>
  !local || !(Math.abs(Date.parse(local) - Date.parse(String(parent.collectedAt).slice(0, 10))) > dayMs);

/** One animal as recorded at a show, without a network: the phone checks it by the same rules. */
export const collectedRecord = () =>
  f.strictObject({
    petName,
    species,
    gender,
    /** Name of the breed, or any text. */
    breed: f.text(limits.shortTextLength),
    bornOn: f.day().nullable().notRequired(),
    chipNumber: f
      .text(limits.shortTextLength)
      .test("microchip", "fields.invalid", (number = "") =>
        number.trim() === "" ? true : checkMicrochip(number).kind !== "invalid",
      ),
    barcodes: array()
      .of(
        barcode().test(
          "mistyped",
          "fields.collectorMistyped",
          (value = "") => barcodeFormat(value) !== "mistyped",
        ),
      )
      .min(1, "fields.required")
      .max(collectorLimits.barcodes, "fields.invalid")
      .test("distinct", "fields.collectorSameBarcode", isDistinct)
      .required(),
    ownerName: collectedFields.ownerName,
    ownerEmail: f.email(),
    /** PNG in base64. Null where the owner confirms in person. */
    signature: string()
      .matches(/^[A-Za-z0-9+/]+={0,2}$/, "fields.invalid")
      .max(collectorLimits.signatureLength, f.tooLong(collectorLimits.signatureLength))
      .nullable()
      .defined(),
    signedName: f.text(limits.shortTextLength),
    isConfirmed: boolean().required().isTrue("fields.required"),
    collectedAt: string()
      .matches(/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, "fields.invalid")
      .required(),
    /** The day it was on the phone. Without one, the UTC day of the time. */
    collectedOn: f.day().nullable().notRequired().test("near", "fields.invalid", isNearDay),
  });
