import { kitProblems } from "@/backend/db/schema/activations";
import type { Context, Input } from "@/backend/http/handler-types";
import { brand } from "@/lib/config/brand";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { kitProblemMail } from "@/backend/kernel/mail/activation-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";

/** Recorded and mailed to support, whether or not the kit exists. */
export async function reportProblem(
  { tx, caller: { language } }: Context,
  { body: problem }: Input<"activation.reportProblem">,
): Promise<undefined> {
  const row = {
    barcode: normalizeBarcode(problem.barcode),
    email: problem.email.toLowerCase(),
    message: problem.message.trim(),
  };
  await tx.insert(kitProblems).values(row);
  await putInOutbox(tx, { to: brand.supportEmail, ...kitProblemMail({ ...row, language }) });
  return undefined;
}
