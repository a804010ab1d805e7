import { requestCountry, requestLanguage } from "@/lib/i18n/translate";
import { translate } from "@/lib/i18n/translate";
import { correctionPath } from "@/lib/navigation/activation-paths";
import type { UserType } from "@/lib/config/user-types";
import type { Attention } from "@/lib/contract/top/portal/portal.types";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { payOrderHref, payUnpaidHref } from "@/lib/navigation/pay-href";
import { paths } from "@/lib/navigation/paths";
import type { PortalIconName } from "@/components/ui/portal-icon";

export interface AttentionItem {
  readonly key: string;
  readonly title: string;
  /** Why it needs attention. */
  readonly text: string;
  readonly href: string;
  readonly button: string;
  /** Names the button among others of its kind. */
  readonly buttonLabel: string;
  /** How many it stands for; default: one. */
  readonly count?: number;
}

export interface AttentionGroup {
  readonly kind: keyof Attention;
  readonly icon: PortalIconName;
  readonly items: readonly AttentionItem[];
  /** Items that are not listed here, and where they are. */
  readonly more: number;
  readonly moreHref: string;
}

/** What is open by kind, the most urgent kind first. */
export function listAttentionGroups(attention: Attention, type: UserType): AttentionGroup[] {
  const { holds, newTubes, payments, transfers, consents, kits } = attention;
  const groups: readonly Omit<AttentionGroup, "more">[] = [
    { kind: "holds", icon: "pause", items: holdItems(holds), moreHref: paths.mySamples(1) },
    { kind: "newTubes", icon: "tube", items: newTubeItems(newTubes), moreHref: paths.mySamples(1) },
    {
      kind: "payments",
      icon: "card",
      items: paymentItems(payments, type),
      moreHref: payUnpaidHref(type),
    },
    {
      kind: "transfers",
      icon: "hand",
      items: transferItems(transfers),
      moreHref: paths.transferAnimals,
    },
    {
      kind: "consents",
      icon: "dna",
      items: consentItems(consents),
      moreHref: paths.parentageConsents,
    },
    { kind: "kits", icon: "tube", items: kitItems(kits), moreHref: paths.kits },
  ];
  return groups
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ ...group, more: attention[group.kind].count - countItems(group.items) }));
}

const countItems = (items: readonly AttentionItem[]): number =>
  items.reduce((sum, { count = 1 }) => sum + count, 0);

const dateOf = (at: string) => formatDate(new Date(at), requestCountry());

function holdItems({ results }: Attention["holds"]): AttentionItem[] {
  const t = translate("portal");
  const tracker = translate("sampleTracker");
  return results.map(({ barcode, animalId, animalName: name, reason, problem, token }) => ({
    key: barcode,
    title: t("attention.holds.title", { reason, name }),
    text: reason === "payment" ? t("attention.holds.text") : tracker(`problems.${problem ?? "other"}`),
    href: reason === "payment" ? paths.orders : correctionPath({ animalId, token }),
    button: tracker(reason === "payment" ? "actions.pay" : "actions.correct"),
    buttonLabel: t("attention.holds.label", { reason, name }),
  }));
}

function newTubeItems({ results }: Attention["newTubes"]): AttentionItem[] {
  const t = translate("portal");
  return results.map(({ barcode, animalName: name, sentAt }) => {
    const state = sentAt === null ? "packing" : "sent";
    return {
      key: barcode,
      title: t("attention.newTubes.title", { state, name }),
      text: t("attention.newTubes.text", { state, barcode: formatBarcode(barcode) }),
      href: paths.trackSample(barcode),
      button: t("attention.newTubes.button", { state }),
      buttonLabel: t("attention.newTubes.label", { state, name }),
    };
  });
}

function paymentItems({ results }: Attention["payments"], type: UserType): AttentionItem[] {
  const t = translate("portal");
  return results.map(({ orderId, number, total, currency, dueAt, isOverdue }) => {
    const amount = formatMoney({ amount: total, currency }, requestLanguage());
    const date = dueAt === null ? "" : dateOf(dueAt);
    const due = isOverdue ? "overdue" : "later";
    return {
      key: number,
      title: t("attention.payments.title", { type, number }),
      text:
        dueAt === null
          ? t("attention.payments.unpaid", { amount })
          : t(`attention.payments.${due}`, { amount, date }),
      href: payOrderHref(type, orderId),
      button: t("attention.payments.button"),
      buttonLabel: t("attention.payments.label", { amount, number }),
    };
  });
}

function transferItems({ results }: Attention["transfers"]): AttentionItem[] {
  const t = translate("portal");
  return results.map(({ id, animalName: name, from, expiresAt }) => ({
    key: String(id),
    title: t("attention.transfers.title", { name }),
    text: t("attention.transfers.text", {
      name,
      from: from ?? t("attention.formerCustomer"),
      date: dateOf(expiresAt),
    }),
    href: paths.transferAnimals,
    button: t("attention.transfers.button"),
    buttonLabel: t("attention.transfers.label", { name }),
  }));
}

function consentItems({ results }: Attention["consents"]): AttentionItem[] {
  const t = translate("portal");
  return results.map(({ requestId, animalName: name, offspringName: offspring, requestedBy }) => ({
    key: `${requestId} ${name}`,
    title: t("attention.consents.title", { name }),
    text: t("attention.consents.text", { by: requestedBy ?? t("attention.formerCustomer"), offspring }),
    href: paths.parentageConsents,
    button: t("attention.consents.button"),
    buttonLabel: t("attention.consents.label", { name }),
  }));
}

function kitItems({ results }: Attention["kits"]): AttentionItem[] {
  const t = translate("portal");
  const kits = translate("kits");
  return results.map(({ barcode, name, orderNumber: order, sentAt, kits: count }) => ({
    key: barcode,
    count,
    title: t("attention.kits.title", { name, count }),
    text:
      sentAt === null
        ? t("attention.kits.text", { order })
        : t("attention.kits.sentText", { order, date: dateOf(sentAt) }),
    href: paths.activateKit(barcode),
    button: kits("activate"),
    buttonLabel: kits("activateKit", { barcode: formatBarcode(barcode) }),
  }));
}
