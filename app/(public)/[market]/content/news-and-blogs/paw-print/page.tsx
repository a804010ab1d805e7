import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages } from "@/lib/i18n/translate";
import { SubscribeForm } from "@/components/account/newsletter/subscribe-form-client";
import { Card } from "@/components/ui/card";
import { paths } from "@/lib/navigation/paths";
import { ContentPage, contentMetadata } from "@/app/(public)/[market]/_parts/content-page";

const path = paths.pages.pawPrint;

export const generateMetadata = () => contentMetadata(path);

/** The content page of this address, with the form above its text. */
export default async function PawPrintPage({
  params,
}: PageProps<"/[market]/content/news-and-blogs/paw-print">) {
  const market = await marketOfParams(params);
  const { noScript, form } = requestMessages("newsletter");
  return (
    <ContentPage path={path} market={market}>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <Card>
        <h2 className="mb-4">{form.title}</h2>
        <ClientMessages areas={["form", "newsletter.form", "security"]}>
          <SubscribeForm />
        </ClientMessages>
      </Card>
    </ContentPage>
  );
}
