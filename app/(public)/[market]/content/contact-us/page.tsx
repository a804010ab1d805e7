import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages } from "@/lib/i18n/translate";
import { ContactForm } from "@/components/community/contact/contact-form-client";
import { Card } from "@/components/ui/card";
import { paths } from "@/lib/navigation/paths";
import { ContentPage, contentMetadata } from "@/app/(public)/[market]/_parts/content-page";

const path = paths.pages.contact;

export const generateMetadata = () => contentMetadata(path);

/** The content page of this address, whose text places the form. */
export default async function ContactPage({ params }: PageProps<"/[market]/content/contact-us">) {
  const market = await marketOfParams(params);
  return <ContentPage path={path} market={market} parts={{ ContactForm: FormCard }} />;
}

function FormCard() {
  const { noScript } = requestMessages("contact");
  return (
    <Card>
      <noscript>
        <p className="mb-4">{noScript}</p>
      </noscript>
      <ClientMessages areas={["form", "contact", "security"]}>
        <ContactForm />
      </ClientMessages>
    </Card>
  );
}
