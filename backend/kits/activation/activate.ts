import type { Tx } from "@/backend/db/client";
import type { Context, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { activatedMail } from "@/backend/kernel/mail/activation-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { redeemUnit } from "@/backend/kits/public/pack-balance";
import { checkRecord } from "./check-record";
import { describeProduct, translateProducts } from "./describe-kits";
import { readEarlierAttempt } from "./earlier-attempt";
import { readExtras } from "@/backend/kits/public/find-kits";
import { readActivation } from "./read-activation";
import { insertActivation, saveAnimal } from "./save-activation";

/** The summary before the last step; everything is checked as on activation. */
export async function reviewActivation(
  { tx, caller }: Context,
  { body: record }: Input<"activation.review">,
) {
  const earlier = await readEarlierAttempt(tx, caller, record);
  if (earlier !== undefined) return summarize(earlier);
  const checked = await checkRecord(tx, caller, record, false);
  if (checked instanceof Refusal) return checked;
  const { product } = checked;
  const kitIds = checked.kits.map(({ kit }) => kit.id);
  const extras = await readExtras(tx, kitIds, caller.language);
  return {
    product: await describeProduct(tx, caller.language, product),
    extras: extras.map(({ id, name }) => ({ id, name })),
  };
}

/** Answers for a kit that the form has activated: its response may have been lost. */
function summarize(activated: Awaited<ReturnType<typeof readActivation>>) {
  if (activated instanceof Refusal) return activated;
  const { product, extras } = activated;
  return { product, extras };
}

/** Activates a kit: animal, activation, samples, redeemed unit and mail, all or nothing. */
export async function activateKit(context: Context, { body: record }: Input<"activation.activate">) {
  const { tx, caller, settings } = context;
  const earlier = await readEarlierAttempt(tx, caller, record);
  if (earlier !== undefined) return earlier;
  const checked = await checkRecord(tx, caller, record, true);
  // The same request may have finished while this one waited for the kit.
  if (checked instanceof Refusal) return (await readEarlierAttempt(tx, caller, record)) ?? checked;
  const tubes = checked.kits.map(({ kit }) => kit);
  const redeemed = await redeem(tx, caller.user?.id, checked.packId, tubes[0]?.id);
  if (redeemed) return redeemed;
  const animalId = await saveAnimal(tx, record.pet, caller.user?.id);
  if (animalId instanceof Refusal) return animalId;
  const { product } = checked;
  const row = await insertActivation(tx, {
    record,
    caller,
    animalId,
    tubes,
    now: new Date(),
    productId: product.id,
    appOrigin: settings.appOrigin,
  });
  const translated = await translateProducts(tx, row.language, [product]);
  await putInOutbox(tx, {
    to: row.email,
    ...activatedMail({
      language: row.language,
      token: row.token,
      appOrigin: settings.appOrigin,
      animals: [{ name: record.pet.petName, barcode: tubes[0]?.barcode ?? "" }],
      product: translated(product).name,
    }),
  });
  return readActivation(tx, caller, row.token);
}

/** Takes a unit of the pack, if the tube came without a test. */
export async function redeem(
  tx: Tx,
  userId: number | undefined,
  packId: number | undefined,
  kitId: number | undefined,
): Promise<Refusal | undefined> {
  if (packId === undefined || userId === undefined || kitId === undefined) return undefined;
  const isRedeemed = await redeemUnit(tx, { userId, productId: packId, kitId });
  return isRedeemed ? undefined : refuseFields({ selectedTestKit: "kits.balance" });
}
