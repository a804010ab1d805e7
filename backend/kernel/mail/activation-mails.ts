import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { colonIn } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface ActivatedMail {
  readonly language: Language;
  readonly appOrigin: string;
  readonly token: string;
  readonly product: string;
  readonly animals: readonly { readonly name: string; readonly barcode: string }[];
}

/** What was activated, and what to do next with the tubes. */
export function activatedMail({ language, appOrigin, token, product, animals }: ActivatedMail): MailContent {
  const names = { name: animals[0]?.name ?? "", count: animals.length };
  return composeMail(language, (t) => ({
    subject: t("activated.subject", names),
    before: [
      t("activated.text", { ...names, product }),
      ...animals.map(({ name, barcode }) => `${name}${colonIn(language)} ${formatBarcode(barcode)}`),
      t("activated.next"),
    ],
    button: { label: t("activated.button"), href: `${appOrigin}/activate/complete?activation=${token}` },
    after: [t("activated.change")],
  }));
}

interface ProblemMail {
  readonly language: Language;
  readonly barcode: string;
  readonly email: string;
  readonly message: string;
}

/** To support. */
export function kitProblemMail({ language, barcode, email, message }: ProblemMail): MailContent {
  return composeMail(language, (t) => ({
    name: brand.name,
    subject: t("kitProblem.subject", { barcode }),
    before: [t("kitProblem.text", { email }), message],
    button: { label: t("kitProblem.button"), href: `mailto:${email}` },
  }));
}
