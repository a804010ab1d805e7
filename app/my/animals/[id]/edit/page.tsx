import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { EditAnimal } from "@/components/animals/records/animals/edit/edit-animal-client";
import { PhotoForm } from "@/components/animals/records/animals/edit/photo-form-client";
import { paths } from "@/lib/navigation/paths";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

/** Once per request: the title needs it too. */
const readAnimal = cache((id: number) => readOwnAsVisitor("animals.get", { params: { id } }));

export async function generateMetadata({ params }: PageProps<"/my/animals/[id]/edit">): Promise<Metadata> {
  const id = parseId((await params).id) ?? notFound();
  await requireUser(paths.editAnimal(id));
  const { petName: name } = await readAnimal(id);
  return { title: translate("animals")("edit.title", { name }) };
}

/** For the owner only: people who may look at an animal cannot change it. */
export default async function EditAnimalPage({ params }: PageProps<"/my/animals/[id]/edit">) {
  const id = parseId((await params).id) ?? notFound();
  const user = await requireUser(paths.editAnimal(id));
  const animal = await readAnimal(id);
  if (animal.relation !== "owner") notFound();
  const t = translate("animals");

  return (
    <ClientMessages areas={["activation.pet", "animals.edit", "animals.photo"]}>
      <div className="grid max-w-text grid-cols-1 gap-6">
        <h1 className="wrap-anywhere">{t("edit.title", { name: animal.petName })}</h1>
        <PhotoForm animal={animal} />
        <EditAnimal animal={animal} isVet={user.type === "vet"} country={user.countryCode} />
      </div>
    </ClientMessages>
  );
}
