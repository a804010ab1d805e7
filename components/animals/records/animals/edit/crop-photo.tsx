import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { NativeDialog } from "@/components/ui/native-dialog-client";
import { photoSize } from "@/lib/config/animals/animals";
import { type Crop, maxZoom, middle, moveCrop, squareOf } from "./crop-square";

interface CropPhotoProps {
  readonly picture: ImageBitmap;
  readonly onChosen: (photo: File) => void;
  readonly onClose: () => void;
}

const previewSize = 320;
const keyStep = 0.05;
const zoomStep = 0.1;

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** Chooses the square of a photo that is uploaded, by pointer or keyboard. */
export function CropPhoto({ picture, onChosen, onClose }: CropPhotoProps) {
  const t = useTranslator("animals.photo.crop");
  const [crop, setCrop] = useState(middle);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useRef({ x: 0, y: 0 });
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const move = (right: number, down: number) => setCrop((now) => moveCrop(picture, now, right, down));

  function moveByKey(event: KeyboardEvent) {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(...step);
  }

  function press({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
    pointer.current = { x, y };
  }

  function drag({ buttons, currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
    if (buttons !== 1) return;
    const { clientWidth } = currentTarget;
    // The photo follows the finger, so the square goes the other way.
    move((pointer.current.x - x) / clientWidth, (pointer.current.y - y) / clientWidth);
    pointer.current = { x, y };
  }

  return (
    <NativeDialog title={t("title")} description={t("hint")} closeLabel={t("cancel")} onClose={onClose}>
      <div
        role="application"
        aria-label={t("part")}
        tabIndex={0}
        onKeyDown={moveByKey}
        onPointerDown={press}
        onPointerMove={drag}
        className="mx-auto aspect-square w-full max-w-80 cursor-move touch-none rounded-full"
      >
        <canvas ref={canvas} width={previewSize} height={previewSize} className="size-full rounded-full" />
      </div>
      <label className="grid gap-1">
        {t("zoom")}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={zoomStep}
          value={crop.zoom}
          onChange={({ currentTarget }) => setCrop({ ...crop, zoom: currentTarget.valueAsNumber })}
          className="accent-brand"
        />
      </label>
      <Button onClick={() => void toPhoto(picture, crop).then(onChosen)}>{t("save")}</Button>
    </NativeDialog>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext("2d");
  if (context === null) return;
  // JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

async function toPhoto(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement("canvas");
  const size = Math.round(Math.min(squareOf(picture, crop).side, photoSize));
  Object.assign(canvas, { width: size, height: size });
  draw(canvas, picture, crop);
  const type = "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  return new File(blob ? [blob] : [], "photo.jpg", { type });
}
