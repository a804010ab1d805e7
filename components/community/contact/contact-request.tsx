import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { cardStyles } from "@/components/ui/card";
import { formatInstant } from "@/lib/domain/format-instant";
import type { Response } from "@/lib/contract/calls";
import { AnswerForm } from "./answer-form-client";

interface ContactRequestProps {
  readonly request: Response<"contact.list">["results"][number];
}

/** A message from the contact form, with the team's note. */
export function ContactRequest({ request }: ContactRequestProps) {
  const t = translate("contact");
  const { id, topic, name, email, reference, message, note, hasAccount, createdAt, answeredAt } = request;
  const headingId = `request-${id}`;
  const facts = [
    t("admin.sentOn", { date: formatInstant(createdAt) }),
    hasAccount && t("admin.hasAccount"),
    answeredAt && t("admin.answeredOn", { date: formatInstant(answeredAt) }),
  ];
  return (
    <article aria-labelledby={headingId} className={cn(cardStyles, "grid gap-3")}>
      <h2 id={headingId} className="text-lead">
        {t("admin.number", { id, topic: t(`topics.${topic}`) })}
      </h2>
      <p className="wrap-anywhere">
        {t("admin.from", { name })} <Link href={`mailto:${email}`}>{email}</Link>
      </p>
      {reference !== null && <p className="wrap-anywhere">{t("admin.reference", { reference })}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      <p className="text-small text-quiet">{facts.filter(Boolean).join(" · ")}</p>
      <ClientMessages areas={["contact.admin"]}>
        <AnswerForm id={id} note={note} isAnswered={answeredAt !== null} />
      </ClientMessages>
    </article>
  );
}
