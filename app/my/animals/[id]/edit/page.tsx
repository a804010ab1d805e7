import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EditAnimal } from "@/components/animals/records/animals/edit/edit-animal-client";
import { PhotoForm } from "@/components/animals/records/animals/edit/photo-form-client";
import { readAnimal } from "@/lib/data/animals";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "animals")("page.edit") };
}

/** For the owner only: people who may look at an animal cannot change it. */
export default async function EditAnimalPage({ params }: PageProps) {
  const id = parseId((await params).id) ?? notFound();
  const user = await requireUser(paths.editAnimal(id));
  const animal = await readAnimal(id);
  if (animal.relation !== "owner") notFound();
  const { language } = await visitorMarket();
  const t = getTranslator(language, "animals");
  const { edit, photo } = getMessages(language, "animals");
  const form = getMessages(language, "form");
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="wrap-anywhere">{t("edit.title", { name: animal.petName })}</h1>
      <PhotoForm animal={animal} messages={photo} formMessages={form} />
      <EditAnimal
        animal={animal}
        isVet={user.type === "vet"}
        country={user.countryCode}
        messages={{ edit, activation: getMessages(language, "activation"), form }}
      />
    </div>
  );
}
