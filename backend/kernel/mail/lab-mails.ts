import type { Language } from "@/lib/config/languages";
import type { DetailsProblem } from "@/lib/config/kits/lab";
import { formatLongDay } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import { composeMail, type MailTranslator } from "./compose-mail";
import type { MailContent } from "./outbox";

export interface LabMail {
  readonly appOrigin: string;
  readonly activation: {
    readonly language: Language;
    /** Null for an owner who did not activate the kit, and cannot open the activation. */
    readonly token: string | null;
    /** The recipient. Null for guests. */
    readonly userId: number | null;
  };
  readonly animal: { readonly id: number; readonly name: string };
  readonly kit: { readonly barcode: string };
}

interface Texts {
  readonly subject: string;
  readonly text: readonly string[];
  readonly button: string;
  /** Default: the page that shows and corrects the details. */
  readonly path?: string;
  readonly after?: readonly string[];
}

/** What every mail about a tube has: which tube it is, and a page about it. */
function labMail(
  { appOrigin, activation: { language, token }, animal, kit }: LabMail,
  write: (t: MailTranslator) => Texts,
): MailContent {
  const details = token === null ? paths.editAnimal(animal.id) : `/activate/complete?activation=${token}`;
  return composeMail(language, (t) => {
    const { subject, text, button, path = details, after } = write(t);
    return {
      subject,
      before: [...text, t("lab.barcode", { barcode: formatBarcode(kit.barcode) })],
      button: { label: button, href: `${appOrigin}${path}` },
      after,
    };
  });
}

const dateOf = ({ activation: { language } }: LabMail, day: string) =>
  formatLongDay(language, new Date(`${day}T12:00:00Z`));

export function receivedMail(mail: LabMail, promisedOn: string | null): MailContent {
  const { name } = mail.animal;
  return labMail(mail, (t) => ({
    subject: t("lab.received.subject", { name }),
    text: [
      t("lab.received.text", { name }),
      ...(promisedOn === null ? [] : [t("lab.received.promised", { date: dateOf(mail, promisedOn) })]),
    ],
    button: t("lab.received.button", { name }),
    path: barcodePaths.trackSample(mail.kit.barcode),
  }));
}

export function detailsHoldMail(mail: LabMail, problem: DetailsProblem, note: string | null): MailContent {
  const { name } = mail.animal;
  return labMail(mail, (t) => ({
    subject: t("lab.hold.subject", { name }),
    text: [
      t("lab.hold.text", { name }),
      t(`lab.hold.problem.${problem}`, { name }),
      ...(note === null ? [] : [t("lab.hold.note", { note })]),
    ],
    button: t("lab.hold.button"),
    after: [t("lab.hold.after")],
  }));
}

interface Failure {
  readonly reason: string | null;
  /** Another tube of the animal is still usable, so that no new kit is sent. */
  readonly hasOtherTube: boolean;
}

export function sampleFailedMail(mail: LabMail, { reason, hasOtherTube }: Failure): MailContent {
  const { name } = mail.animal;
  return labMail(mail, (t) => ({
    subject: hasOtherTube ? t("lab.failed.subjectOtherTube", { name }) : t("lab.failed.subject", { name }),
    text: [
      t("lab.failed.text", { name }),
      ...(reason === null ? [] : [t("lab.failed.reason", { reason })]),
      hasOtherTube ? t("lab.failed.otherTube", { name }) : t("lab.failed.next", { name }),
    ],
    button: t("lab.failed.button", { name }),
    path: barcodePaths.trackSample(mail.kit.barcode),
  }));
}

export function sampleCancelledMail(mail: LabMail): MailContent {
  const { name } = mail.animal;
  return labMail(mail, (t) => ({
    subject: t("lab.cancelled.subject", { name }),
    text: [t("lab.cancelled.text", { name })],
    button: t("lab.cancelled.button", { name }),
    path: barcodePaths.trackSample(mail.kit.barcode),
    after: [t("lab.cancelled.after")],
  }));
}

export function promiseMovedMail(mail: LabMail, promisedOn: string, reason: string): MailContent {
  const { name } = mail.animal;
  return labMail(mail, (t) => ({
    subject: t("lab.promise.subject", { name }),
    text: [
      t("lab.promise.text", { name, date: dateOf(mail, promisedOn) }),
      t("lab.promise.reason", { reason }),
    ],
    button: t("lab.promise.button", { name }),
    path: barcodePaths.trackSample(mail.kit.barcode),
  }));
}

interface Report {
  readonly version: number;
  readonly isPartial: boolean;
}

/** Guests have no page of the result: the page of the activation says how to get an account. */
const resultOf = ({ activation, animal, kit }: LabMail) =>
  activation.userId === null ? {} : { path: paths.results(animal.id, kit.barcode) };

export function reportReadyMail(mail: LabMail, { isPartial }: Report): MailContent {
  const { name } = mail.animal;
  return labMail(mail, (t) => ({
    subject: t("lab.ready.subject", { name }),
    text: [t("lab.ready.text", { name }), ...(isPartial ? [t("lab.ready.partial")] : [])],
    button: t("lab.ready.button"),
    ...resultOf(mail),
  }));
}

export function reportUpdatedMail(mail: LabMail, { version, isPartial }: Report): MailContent {
  const { name } = mail.animal;
  return labMail(mail, (t) => ({
    subject: t("lab.updated.subject", { name }),
    text: [t("lab.updated.text", { name, version }), ...(isPartial ? [t("lab.updated.partial")] : [])],
    button: t("lab.updated.button"),
    ...resultOf(mail),
  }));
}

/** The same genotypes mean something else by newer rules. */
export function reportReinterpretedMail(mail: LabMail, { version }: Report): MailContent {
  const { name } = mail.animal;
  return labMail(mail, (t) => ({
    subject: t("lab.reinterpreted.subject", { name }),
    text: [t("lab.reinterpreted.text", { name, version })],
    button: t("lab.reinterpreted.button"),
    after: [t("lab.reinterpreted.after")],
    ...resultOf(mail),
  }));
}
