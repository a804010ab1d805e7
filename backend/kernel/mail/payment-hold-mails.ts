import type { Language } from "@/lib/config/languages";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import { composeMail } from "./compose-mail";
import type { MailContent } from "./outbox";

interface PaymentHold {
  readonly appOrigin: string;
  readonly language: Language;
  /** Names of the animals whose reports wait. */
  readonly names: readonly string[];
  /** Barcode of the first tube. */
  readonly barcode: string;
}

const write =
  (state: "paymentHold" | "paymentReleased") =>
  ({ appOrigin, language, names, barcode }: PaymentHold): MailContent => {
    const values = { count: names.length, names: names.join(", ") };
    return composeMail(language, (t) => ({
      subject: t(`lab.${state}.subject`, values),
      before: [t(`lab.${state}.text`, values)],
      button: {
        label: t(`lab.${state}.button`),
        href: `${appOrigin}${barcodePaths.trackSample(barcode)}`,
      },
      after: [t(`lab.${state}.after`)],
    }));
  };

export const paymentHoldMail = write("paymentHold");
export const paymentReleasedMail = write("paymentReleased");
