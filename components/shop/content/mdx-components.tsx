import type { ComponentProps, ElementType, ReactNode } from "react";
import { Link } from "@/components/links/link";
import { slug } from "@/lib/domain/slug";
import type { Translator } from "@/lib/i18n/translator";
import {
  Action,
  Address,
  Addresses,
  Aside,
  Beside,
  Card,
  Cards,
  Check,
  Checklist,
  Figure,
  Figures,
  LinkCard,
  LinkCards,
  Panel,
  TaskCard,
} from "./content-cards";
import { Film } from "./film";
import { Download, Downloads } from "./downloads";
import { PictureStep, PictureSteps } from "./picture-steps";
import { Question, Questions } from "./question";
import { SearchForm } from "@/components/shop/search/search-form";
import { translate } from "@/lib/i18n/translate";
import { FactList } from "./fact-list";
import { brand } from "@/lib/config/brand";
import { imprint, seller, sellerAddress } from "@/lib/config/orders/seller";

/** Text wraps, unlike in the shop's tables, so that most tables need no scrolling on a phone. */
const tableStyles =
  "w-full text-left text-small wide:text-base [&_td]:px-3 [&_td]:py-2 [&_td]:align-top wide:[&_td]:px-4 " +
  "[&_td:first-child]:font-medium [&_th]:px-3 [&_th]:py-2 [&_th]:text-small [&_th]:font-semibold " +
  "wide:[&_th]:px-4 [&_thead]:bg-sand [&_tr]:border-t [&_tr]:border-line [&_thead_tr]:border-t-0";

/** Makes headings linkable by their text. */
const idOf = (children: unknown) => (typeof children === "string" ? slug(children) : undefined);

/** MDX elements that need more than the class `prose`. Capitalised names are components that authors can use. */
const staticComponents: Readonly<Record<string, ElementType>> = {
  a: Link,
  h2: ({ children }: ComponentProps<"h2">) => <h2 id={idOf(children)}>{children}</h2>,
  h3: ({ children }: ComponentProps<"h3">) => <h3 id={idOf(children)}>{children}</h3>,
  th: (props: ComponentProps<"th">) => <th {...props} scope="col" />,
  Action,
  Address,
  Addresses,
  Aside,
  Beside,
  Card,
  Cards,
  Check,
  Checklist,
  LinkCard,
  LinkCards,
  TaskCard,
  Download,
  Downloads,
  Figure,
  Figures,
  Panel,
  Film,
  Glossary,
  HelpSearch,
  Term,
  PictureSteps,
  PictureStep,
  Question,
  Questions,
  SellerAddress,
  SellerFacts,
};

/** Tables scroll horizontally, by keyboard too, and therefore need focus and a name. */
export const mdxComponents = (t: Translator<"content">): Readonly<Record<string, ElementType>> => ({
  ...staticComponents,
  Summary: ({ children }: { readonly children: ReactNode }) => (
    <aside className="my-6 rounded-box border-l-4 border-brand bg-brand-soft p-5">
      <p className="mb-2 font-semibold">{t("summary")}</p>
      {children}
    </aside>
  ),
  table: ({ children }: ComponentProps<"table">) => (
    <div role="group" aria-label={t("table")} tabIndex={0} className="table-frame my-6">
      <table className={tableStyles}>{children}</table>
    </div>
  ),
});

/** Terms beside each other on wide screens. */
function Glossary({ children }: { readonly children: ReactNode }) {
  return <dl className="mt-4 gap-10 wide:columns-2 desk:columns-3">{children}</dl>;
}

/** Linkable by its name: `/resources/glossary#carrier`. */
function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="break-inside-avoid border-t border-line py-3">
      <dt id={slug(name)} className="font-semibold">
        {name}
      </dt>
      <dd className="text-quiet">{children}</dd>
    </div>
  );
}

/** Tools and pages that answer come first in the results. */
function HelpSearch() {
  const t = translate("content");
  return (
    <SearchForm
      label={t("helpSearch.label")}
      hint={t("helpSearch.hint")}
      submit={t("helpSearch.submit")}
      className="my-6 max-w-text"
    />
  );
}

/** The seller of the imprint. Facts that the operator has not entered are left out. */
function SellerFacts() {
  const t = translate("content.seller");
  const { representative, phone, register, vatId } = imprint;
  return (
    <FactList
      facts={[
        { name: t("name"), value: seller.name },
        { name: t("address"), value: sellerAddress.join(", ") },
        { name: t("representative"), value: representative },
        { name: t("email"), value: brand.supportEmail },
        { name: t("phone"), value: phone },
        { name: t("register"), value: register },
        { name: t("vatId"), value: vatId },
      ]}
    />
  );
}

/** Address for letters and emails. */
function SellerAddress() {
  return (
    <address className="my-4 not-italic">
      {[seller.name, ...sellerAddress, brand.supportEmail].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
