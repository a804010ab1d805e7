import type { Tx } from "@/backend/db/client";
import { kitProblems } from "@/backend/db/schema/activations";
import { brand } from "@/lib/config/brand";
import { normalizeBarcode } from "@/lib/domain/kit-barcode";
import type { Caller } from "@/backend/http/caller";
import { kitProblemMail } from "@/backend/kernel/mail/activation-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";

interface Problem {
  readonly barcode: string;
  readonly email: string;
  readonly message: string;
}

/** Recorded and mailed to support, whether or not the kit exists. */
export async function reportProblem(tx: Tx, { language }: Caller, problem: Problem): Promise<undefined> {
  const row = {
    barcode: normalizeBarcode(problem.barcode),
    email: problem.email.toLowerCase(),
    message: problem.message.trim(),
  };
  await tx.insert(kitProblems).values(row);
  await putInOutbox(tx, { to: brand.supportEmail, ...kitProblemMail({ ...row, language }) });
  return undefined;
}
