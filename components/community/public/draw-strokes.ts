import { signatureSize, type Strokes } from "@/lib/config/community/acm-forms";

const { width, height } = signatureSize;

/** Draws on a canvas of `signatureSize`, which is emptied first. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: Strokes): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.clearRect(0, 0, width, height);
  context.lineWidth = 3;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = getComputedStyle(canvas).color;
  for (const stroke of strokes) {
    context.beginPath();
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const [x, y] = [stroke[at] ?? 0, stroke[at + 1] ?? 0];
      if (at === 0) context.moveTo(x, y);
      context.lineTo(x, y);
    }
    context.stroke();
  }
}
