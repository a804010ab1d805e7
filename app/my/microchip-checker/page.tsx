import type { Metadata } from "next";
import { MicrochipChecker } from "@/components/breeding/microchip-checker/microchip-checker-client";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "microchipChecker")("title") };
}

export default async function OwnMicrochipCheckerPage() {
  await requireTool("microchip-parent-checker");
  const { language } = await visitorMarket();
  const messages = getMessages(language, "microchipChecker");
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{messages.ownIntro}</p>
      <MicrochipChecker isOwn messages={messages} formMessages={getMessages(language, "form")} />
      <p className="mt-8 max-w-text text-small text-quiet">{messages.privacy}</p>
    </>
  );
}
