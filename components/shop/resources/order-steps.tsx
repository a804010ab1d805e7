import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { PictureStep, PictureSteps } from "@/components/shop/content/picture-steps";
import type { Step } from "@/lib/domain/shop/pictures";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";

interface OrderStep {
  readonly picture: Step;
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** How a practice orders, from its profile to the report. */
export function OrderSteps() {
  const t = translate("resources");
  return (
    <PictureSteps>
      {listSteps(t).map(({ picture, title, text, links }) => (
        <PictureStep key={title} picture={picture} title={title}>
          <p>{text}</p>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="inline-block py-1 font-medium">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </PictureStep>
      ))}
    </PictureSteps>
  );
}

const listSteps = (t: Translator<"resources">): readonly OrderStep[] => [
  {
    picture: "order",
    title: t("order.approve.title"),
    text: t("order.approve.text"),
    links: [{ href: paths.myProfile, label: t("order.approve.link") }],
  },
  {
    picture: "read",
    title: t("order.choose.title"),
    text: t("order.choose.text"),
    links: [
      { href: paths.roleHome("vet"), label: t("order.choose.store") },
      { href: paths.factSheets, label: t("order.choose.facts") },
    ],
  },
  {
    picture: "order",
    title: t("order.order.title"),
    text: t("order.order.text"),
    links: [{ href: paths.orders, label: t("order.order.orders") }],
  },
  {
    picture: "swab",
    title: t("order.swab.title"),
    text: t("order.swab.text"),
    links: [
      { href: paths.pages.takeSample, label: t("order.swab.guide") },
      { href: "/resources/collection-agents", label: t("order.swab.certified") },
    ],
  },
  {
    picture: "post",
    title: t("order.activate.title"),
    text: t("order.activate.text"),
    links: [
      { href: paths.activate, label: t("order.activate.activate") },
      { href: paths.pages.shipping, label: t("order.activate.shipping") },
    ],
  },
  {
    picture: "read",
    title: t("order.results.title"),
    text: t("order.results.text"),
    links: [
      { href: paths.myPatients, label: t("order.results.patients") },
      { href: paths.myCaseStudies, label: t("order.results.cases") },
    ],
  },
];
