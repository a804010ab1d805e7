import type { ReactNode } from "react";
import { LinkButton } from "@/components/links/link-button";
import { Link } from "@/components/links/link";
import { cn } from "@/components/ui/class-names";
import { translate } from "@/lib/i18n/translate";
import { taskPaths } from "@/lib/navigation/task-paths";
import { PictureCard, pictureCardListStyles } from "./picture-card";

/** Cards beside each other, under a heading of the second level. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className="my-6 grid gap-4 wide:grid-cols-2 desk:grid-cols-3 desk:gap-6">{children}</div>;
}

interface CardProps {
  /** A picture below `public/pictures/` of 320 × 200, without extension. */
  readonly picture: string;
  readonly title: string;
  /** Where its title leads. */
  readonly href?: string;
  readonly children: ReactNode;
}

export function Card({ picture, title, href, children }: CardProps) {
  return (
    <section className="overflow-hidden rounded-box bg-card shadow-raised">
      <img
        src={`/pictures/${picture}.svg`}
        width={320}
        height={200}
        alt=""
        loading="lazy"
        className="w-full object-cover"
      />
      <div className="p-5">
        <h3 className="mb-2">{href ? <Link href={href}>{title}</Link> : title}</h3>
        {children}
      </div>
    </section>
  );
}

/** Pages and tools to choose from, in rows. On a phone the picture is beside the text. */
export function LinkCards({ children }: { readonly children: ReactNode }) {
  return <ul className={cn(pictureCardListStyles, "my-6 desk:grid-cols-3")}>{children}</ul>;
}

interface LinkCardProps extends Omit<CardProps, "children"> {
  readonly href: string;
  readonly text: string;
}

export function LinkCard({ picture, ...rest }: LinkCardProps) {
  return <PictureCard picture={`/pictures/${picture}.svg`} {...rest} />;
}

interface TaskCardProps extends Pick<CardProps, "picture"> {
  readonly name: keyof typeof taskPaths;
}

/** A task that search finds too, with its texts. */
export function TaskCard({ name, picture }: TaskCardProps) {
  const t = translate("tasks");
  return (
    <LinkCard
      href={taskPaths[name]}
      picture={picture}
      title={t(`${name}.title`)}
      text={t(`${name}.description`)}
    />
  );
}

/** Email addresses and what each is for. */
export function Addresses({ children }: { readonly children: ReactNode }) {
  return <dl className="my-6 grid gap-x-10 wide:grid-cols-2 desk:grid-cols-3">{children}</dl>;
}

export function Address({ mail, children }: { readonly mail: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-small text-quiet">{children}</dt>
      <dd>
        <Link href={`mailto:${mail}`} className="inline-block py-1 font-medium">
          {mail}
        </Link>
      </dd>
    </div>
  );
}

/** What to do after reading. */
export function Action({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return <LinkButton href={href}>{children}</LinkButton>;
}

/** A form beside what helps to fill it in, which comes first on a phone. */
export function Beside({ children }: { readonly children: ReactNode }) {
  return (
    <div className="my-6 grid gap-6 desk:grid-cols-[3fr_2fr] desk:items-start desk:gap-10 desk:[&>aside]:order-last">
      {children}
    </div>
  );
}

export function Aside({ title, children }: Omit<PanelProps, "picture">) {
  return (
    <aside aria-label={title} className="rounded-box bg-sand p-5 wide:p-6">
      <h3 className="mb-3">{title}</h3>
      {children}
    </aside>
  );
}

/** What counts, one after the other, with large numbers. */
export function Checklist({ children }: { readonly children: ReactNode }) {
  return (
    <ol className="my-6 grid gap-x-10 gap-y-6 [counter-reset:check] wide:grid-cols-2 desk:grid-cols-4">
      {children}
    </ol>
  );
}

export function Check({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="border-t-2 border-brand pt-3 [counter-increment:check] before:text-title-2 before:font-bold before:text-brand before:content-[counter(check)]">
      <h3 className="mb-1">{title}</h3>
      <div className="text-quiet">{children}</div>
    </li>
  );
}

/** Numbers that a reader looks for. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="my-6 grid gap-4 rounded-box bg-brand-soft p-6 wide:grid-cols-3 wide:gap-8 wide:p-8">
      {children}
    </dl>
  );
}

export function Figure({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt>{children}</dt>
      <dd className="text-title-1 font-bold text-brand-strong tabular-nums">{value}</dd>
    </div>
  );
}

interface PanelProps {
  /** A round picture below `public/pictures/`, without extension. */
  readonly picture: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Something to be said clearly, beside a picture. */
export function Panel({ picture, title, children }: PanelProps) {
  return (
    <section className="my-10 grid items-center gap-6 rounded-box bg-sand p-6 wide:grid-cols-[auto_1fr] wide:gap-10 wide:p-10">
      <img
        src={`/pictures/${picture}.svg`}
        width={120}
        height={120}
        alt=""
        loading="lazy"
        className="size-24 wide:size-36"
      />
      <div className="max-w-text">
        <h2 className="mb-3">{title}</h2>
        {children}
      </div>
    </section>
  );
}
