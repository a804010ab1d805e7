"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslator } from "#use-messages";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import type { Animal } from "@/components/animals/records/animals/page/animal-types";
import { FileButton } from "@/components/form/file-button";
import { FormFailure } from "@/components/form/form-failure";
import { uploadBody } from "@/components/form/upload-body";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { photoTypes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import { CropPhoto } from "./crop-photo";

interface PhotoFormProps {
  readonly animal: Animal;
}

const size = limits.photoUploadBytes / 1024 / 1024;

/** The animal's photo: chosen, cut to a square and saved at once, replaced or removed. */
export function PhotoForm({ animal }: PhotoFormProps) {
  const t = useTranslator("animals.photo");
  const { photoId, notice, saving, removing, picture, setPicture, choose, upload, remove } = usePhoto({
    animal,
  });

  return (
    <section aria-labelledby="photo" className={cn(cardStyles, "grid gap-4 wide:grid-cols-[auto_1fr]")}>
      <AnimalAvatar
        animal={{ ...animal, photoId }}
        alt={t("alt", { name: animal.petName })}
        className="size-24"
      />
      <div className="grid gap-3">
        <h2 id="photo">{t("title")}</h2>
        <p className="text-small text-quiet">{t("hint", { size })}</p>
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={t(photoId === null ? "choose" : "change")}
            accept={photoTypes}
            pending={saving.isSending && t("uploading")}
            onFile={choose}
          />
          {photoId !== null && (
            <Button kind="quiet" pending={removing.isSending && t("removing")} onClick={() => void remove()}>
              {t("remove")}
            </Button>
          )}
        </div>
        <p role="status" className={cn("empty:hidden", notice?.isError ? "text-affected" : "text-clear")}>
          {notice?.text}
        </p>
        <FormFailure message={saving.failure ?? removing.failure} />
      </div>
      {picture && <CropPhoto picture={picture} onChosen={upload} onClose={() => setPicture(undefined)} />}
    </section>
  );
}

function usePhoto({ animal }: PhotoFormProps) {
  const t = useTranslator("animals.photo");
  const router = useRouter();
  const [photoId, setPhotoId] = useState(animal.photoId);
  const [notice, setNotice] = useState<{ readonly text: string; readonly isError: boolean }>();
  const [picture, setPicture] = useState<ImageBitmap>();
  const saving = useRouteCall(animalsRoutes.setPhoto, { failure: t("failed") });
  const removing = useRouteCall(animalsRoutes.removePhoto);
  const params = { id: animal.id };

  function changed(next: string | null) {
    setPhotoId(next);
    setNotice({ text: t(next === null ? "removed" : "saved"), isError: false });
    router.refresh();
  }

  async function choose(file: File): Promise<void> {
    setNotice(undefined);
    const decoded = await createImageBitmap(file).catch(() => undefined);
    // What the browser cannot read is for the server to refuse, in its own words.
    if (decoded === undefined) await upload(file);
    else setPicture(decoded);
  }

  async function upload(file: File): Promise<void> {
    setPicture(undefined);
    if (file.size > limits.photoUploadBytes)
      return setNotice({ text: t("tooLarge", { size }), isError: true });
    const body = uploadBody(file, photoTypes);
    const outcome = await saving.send({ params, body }, ["photo"]);
    if (outcome.ok) return changed(outcome.data.photoId);
    const { photo } = outcome.fields;
    setNotice(photo === undefined ? undefined : { text: photo, isError: true });
  }

  async function remove(): Promise<void> {
    const { ok } = await removing.send({ params });
    if (ok) changed(null);
  }

  return { photoId, notice, saving, removing, picture, setPicture, choose, upload, remove };
}
