"use client";

import { type PointerEvent, useEffect, useRef } from "react";
import { useMessages } from "#use-messages";
import { Button } from "@/components/ui/button";
import { acmLimits, signatureSize, type Strokes } from "@/lib/config/community/acm-forms";
import { drawStrokes } from "./draw-strokes";

interface SignaturePadProps {
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
  readonly error: string | undefined;
}

const { width, height } = signatureSize;

/** An area to draw a signature with finger, pen or mouse. */
export function SignaturePad({ strokes, onChange, error }: SignaturePadProps) {
  const messages = useMessages("acmForms.sign");
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef<number[] | null>(null);
  useEffect(() => {
    if (canvas.current) drawStrokes(canvas.current, strokes);
  }, [strokes]);

  function addPoint(event: PointerEvent<HTMLCanvasElement>) {
    const stroke = current.current;
    if (stroke === null || stroke.length >= acmLimits.strokeNumbers) return;
    stroke.push(...toPoint(event));
    drawStrokes(event.currentTarget, [...strokes, stroke]);
  }

  function start(event: PointerEvent<HTMLCanvasElement>) {
    if (strokes.length >= acmLimits.strokes) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    current.current = [];
    addPoint(event);
  }

  function end() {
    const stroke = current.current;
    current.current = null;
    if (stroke !== null && stroke.length > 0) onChange([...strokes, stroke]);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={messages.area}
        className="w-full touch-none rounded-box border border-edge bg-card"
        onPointerDown={start}
        onPointerMove={addPoint}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <p className="text-small text-quiet">{messages.area}</p>
      <p role="alert" className="text-affected empty:hidden">
        {error}
      </p>
      <Button kind="quiet" onClick={() => onChange([])}>
        {messages.clear}
      </Button>
    </div>
  );
}

/** Share of the area, however large it is shown. */
function toPoint({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] {
  const box = currentTarget.getBoundingClientRect();
  const scale = (value: number, size: number, max: number) =>
    Math.round(Math.min(Math.max(value / (size || 1), 0), 1) * max);
  return [scale(clientX - box.left, box.width, width), scale(clientY - box.top, box.height, height)];
}
