import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages } from "@/lib/i18n/translate";
import { LitterColours } from "@/components/breeding/litter-colours/litter-colours-client";
import { LinkButton } from "@/components/links/link-button";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { paths } from "@/lib/navigation/paths";

export async function generateMetadata({
  params,
}: PageProps<"/[market]/tools/feline-colour">): Promise<Metadata> {
  await marketOfParams(params);
  const { metaTitle, description } = requestMessages("litterColours").public;
  return { title: metaTitle, description, alternates: alternatesOf(paths.felineColour) };
}

/** A static page: the genotypes are known in the browser only. */
export default async function Page({ params }: PageProps<"/[market]/tools/feline-colour">) {
  await marketOfParams(params);
  const messages = requestMessages("litterColours");
  const texts = messages.public;
  return (
    <>
      <PageBreadcrumbs path={paths.felineColour} pageName={texts.crumb} />
      <h1>{texts.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{texts.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{texts.noScript}</p>
      </noscript>
      <ClientMessages areas={["form", "litterColours"]}>
        <LitterColours species="feline" isPublic />
      </ClientMessages>
      <section aria-labelledby="breeders" className="mt-8 grid max-w-text gap-3">
        <h2 id="breeders" className="text-title-2">
          {texts.more}
        </h2>
        <p>{texts.moreText}</p>
        <p className="flex flex-wrap gap-2">
          <LinkButton href={paths.registerAs("breeder")}>{texts.register}</LinkButton>
          <LinkButton kind="secondary" href={paths.landingPage({ role: "breeder", species: "feline" })}>
            {texts.tests}
          </LinkButton>
        </p>
      </section>
      <p className="mt-8 max-w-text text-small text-quiet">{messages.assumptions.chance}</p>
    </>
  );
}
